import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Without this, our files and the packages of node_modules load two copies of graphql, which refuse each other.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['tests/**/*.test.ts'],
    watch: false,
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
