import type { App } from 'aws-cdk-lib';

/** Who signs the bearer tokens. */
export interface Identity {
  /** The `iss` of every token. */
  readonly issuer: string;
  /** The issuer's public keys. With none, no token is believed. */
  readonly jwks: { readonly keys: readonly object[] };
}

const KEY = 'uogashi:identity';

/** The issuer named in the context (`cdk.json`, or `-c` at the command line). Throws where it is missing: a wiring mistake. */
export function identityOf(app: App): Identity {
  const { issuer, jwks } = (app.node.tryGetContext(KEY) ?? {}) as Partial<Identity>;
  if (issuer === undefined || jwks === undefined) throw new Error(`the context lacks ${KEY} {issuer, jwks}`);
  return { issuer, jwks };
}
