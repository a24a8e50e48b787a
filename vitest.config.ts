import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with one plain line, for machines: `412 passed, 0 failed`. */
const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    process.stdout.write(`${count('passed')} passed, ${count('failed') + broken} failed\n`);
  },
};

export default defineConfig({
  resolve: {
    // Without this, our files and the packages of node_modules load two copies of graphql, which refuse each other.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['tests/**/*.test.ts'],
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    watch: false,
    pool: 'threads',
    maxWorkers: 2,
    // A machine may be slow and busy; what hangs ends all the same.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    reporters: ['default', closingLine],
  },
});
