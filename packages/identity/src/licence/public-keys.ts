import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The keys licences are signed with: the one in use and the one that follows it, so that signing can move on while both
 * are trusted. Their private halves are with whoever issues licences and nowhere near the product.
 */
const COMPILED_IN = {
  'takt-1': 'aPeJJQsBWiMk-5E4v9AM9yKpqU1sdkwgbMZUaNtnxHQ',
  'takt-2': '8gpXMHqBcSmL1U9_vssa49IclIwoYHj9wfkVAzbZ6zE',
} as const;

export const DEVELOPMENT_KEY = 'development';

type Environment = Readonly<Record<string, string | undefined>>;

const ed25519 = (x: string): KeyObject => createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });

/** Where a developer's own signing key lies. */
export const developmentKeyFile = (env: Environment): string => env['TAKT_LICENCE_DEV_KEY'] ?? '.data/licence-dev.pem';

/** The keys to trust, by name: those compiled in and, outside production, the developer's own. */
export function licenceKeys(env: Environment): Readonly<Record<string, KeyObject>> {
  const development = env['NODE_ENV'] === 'production' ? null : developmentKey(developmentKeyFile(env));
  return {
    ...Object.fromEntries(Object.entries(COMPILED_IN).map(([id, x]) => [id, ed25519(x)])),
    ...(development && { [DEVELOPMENT_KEY]: development }),
  };
}

function developmentKey(file: string): KeyObject | null {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as { readonly code?: string }).code === 'ENOENT') return null;
    throw error;
  }
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  return key;
}
