import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { canonical } from '../../engine/kernel/canonical.ts';
import { StoreFault } from '../store-fault.ts';

/** The first byte of every encoded value. Old ids are read for ever. */
const raw = 0;
const deflated = 1;

/** No value is longer than this as text, so that a broken or hostile item cannot fill the memory. */
const maxTextBytes = 1024 * 1024;

/** Plain JSON as bytes: the codec id, then the canonical text, deflated where that is shorter. */
export function encode(value: unknown): Uint8Array {
  const text = Buffer.from(canonical(value), 'utf8');
  if (text.length > maxTextBytes) throw new StoreFault(`a value of ${text.length} bytes is too long to store`);
  const packed = deflateRawSync(text, { level: 6 });
  return packed.length < text.length ? tagged(deflated, packed) : tagged(raw, text);
}

/**
 * The value that {@link encode} was given.
 * @throws StoreFault on an unknown codec id, on damaged bytes and on a text of more than 1 MB.
 */
export function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes).toString('utf8'));
  } catch (cause) {
    if (cause instanceof StoreFault) throw cause;
    throw new StoreFault('an encoded value is damaged', { cause });
  }
}

function textOf(bytes: Uint8Array): Buffer {
  const body = bytes.subarray(1);
  switch (bytes[0]) {
    case raw:
      return Buffer.from(body);
    case deflated:
      return inflateRawSync(body, { maxOutputLength: maxTextBytes });
    default:
      throw new StoreFault(`unknown codec ${bytes[0] ?? 'of an empty value'}`);
  }
}

function tagged(codec: number, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 1);
  bytes[0] = codec;
  bytes.set(body, 1);
  return bytes;
}
