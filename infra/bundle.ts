/**
 * How a handler becomes one file: the options of esbuild, for whoever bundles. `module` before `main` finds the smaller
 * builds of the AWS SDK; the banner gives the packages that still call `require` what they need in an ES module.
 */
export const bundle = {
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
} as const;
