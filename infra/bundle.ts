/**
 * How a handler becomes one file: the options of esbuild, for whoever bundles. `module` before `main` finds the smaller
 * builds of the AWS SDK; the banner gives the packages that still call `require` what they need in an ES module.
 */
export const bundle = {
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
  // Lambda runs a Node that has the Fetch API: no need to bring one. 100 KB.
  alias: {
    '@whatwg-node/fetch': '@whatwg-node/fetch/dist/global-ponyfill.js',
    // Yoga's cache of documents needs little of the package. 16 KB.
    'lru-cache': './schema/graphql/lru-cache.ts',
    // The server runs operations by graphql-js (schema/graphql/execution.ts). 40 KB.
    '@graphql-tools/executor': './schema/graphql/no-executor.ts',
    // 2 KB.
    '@aws/lambda-invoke-store': './store/invoke-store.ts',
    // 7 KB.
    '@aws-sdk/endpoint-cache': './store/endpoint-cache.ts',
  },
  // The SDK asks these for credentials only where the environment has none; on Lambda it always has. 130 KB.
  external: [
    '@aws-sdk/credential-provider-http',
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@smithy/credential-provider-imds',
    // Loaded for streams of events only, which DynamoDB does not send. 20 KB.
    '@smithy/core/event-streams',
  ],
} as const;

/** The same as options of esbuild itself, for who bundles a handler as it is deployed. */
export const asDeployed = {
  bundle: true,
  platform: 'node' as const,
  format: 'esm' as const,
  minify: bundle.minify,
  target: bundle.target,
  mainFields: [...bundle.mainFields],
  banner: { js: bundle.banner },
  alias: bundle.alias,
  external: [...bundle.external],
};
