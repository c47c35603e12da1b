/** The two integers of an ECDSA signature. */
interface EcdsaSignature {
  readonly r: Uint8Array;
  readonly s: Uint8Array;
}

const integerTag = 2;
/** Bytes of a tag and a length of one byte: a signature has at most 139 bytes, and a length below 128 is one byte. */
const headerBytes = 2;

/** Returns the contents of the integer at this place. Throws if there is none. */
const integerAt = (bytes: Uint8Array, at: number): Uint8Array => {
  const size = bytes[at + 1] ?? 0;
  if (bytes[at] !== integerTag || at + headerBytes + size > bytes.length)
    throw new Error('This is no ECDSA signature.');
  return bytes.subarray(at + headerBytes, at + headerBytes + size);
};

/** Reads signatures in DER, in place of the parser of `@peculiar/asn1-schema`, which reads all of ASN.1. */
export const AsnParser = {
  parse: (bytes: Uint8Array): EcdsaSignature => {
    // The length of the sequence takes two bytes above 127.
    const start = headerBytes + ((bytes[1] ?? 0) > 127 ? 1 : 0);
    const r = integerAt(bytes, start);
    return { r, s: integerAt(bytes, start + headerBytes + r.length) };
  },
};

/** The only form that `AsnParser` reads. */
export const ECDSASigValue = 'ECDSASigValue';
