import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/**
 * Encrypts a face's features for storage: iv, tag, then the features as 32-bit floats. `aad` names whose they are, so
 * that nobody's can be put in another's place.
 */
export function sealEmbedding(key: Buffer, aad: string, embedding: readonly number[]): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG }).setAAD(Buffer.from(aad));
  const packed = Buffer.from(Float32Array.from(embedding).buffer);
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts what `sealEmbedding` made; throws where key, owner or a single bit differ. */
export function openEmbedding(key: Buffer, aad: string, sealed: Buffer): readonly number[] {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(aad))
    .setAuthTag(sealed.subarray(IV, IV + TAG));
  const packed = Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
  // Copied: a small buffer starts anywhere in a shared one, and floats must start at a multiple of four.
  return Array.from(new Float32Array(new Uint8Array(packed).buffer));
}
