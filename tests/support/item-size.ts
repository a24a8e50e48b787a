import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** The size of an item in bytes, as DynamoDB reckons it: names, values, and 3 bytes for a list or map with 1 for each member. */
export function itemBytes(item: { readonly [name: string]: AttributeValue }): number {
  return Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);
}

function valueBytes({ S, N, B, BOOL, L, M }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  // At most 21 bytes for 38 digits, one for every two.
  if (N !== undefined) return Math.ceil(N.length / 2) + 1;
  if (B !== undefined) return B.length;
  if (BOOL !== undefined) return 1;
  if (L !== undefined) return 3 + L.reduce((sum, member) => sum + 1 + valueBytes(member), 0);
  return 3 + itemBytes(M ?? {}) + Object.keys(M ?? {}).length;
}
