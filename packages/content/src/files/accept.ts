import { Refused, refuse } from '@takt/engine/host';
import type { Examiner } from './examiner.ts';
import { FILE_KINDS, fileKind } from './kinds.ts';
import { refusedFile, Unacceptable } from './verdict.ts';

/** A file as a person sends it: nothing about it is known yet. */
export interface Upload {
  readonly name: string;
  readonly declared: string;
  readonly bytes: Uint8Array;
}
/** A file that has been looked at, with the bytes to keep. */
export interface Accepted {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
const LONGEST_NAME = 200;
export const LARGEST_FILE = 5 * 1024 * 1024;

/** Looks into a file before anything else does; asked outside any transaction, since it may take a while. */
export async function acceptFile(examiner: Examiner, { name: given, declared, bytes }: Upload): Promise<Accepted> {
  const name = tidy(given);
  const found = fileKind(name, declared, bytes);
  if (!found) return refuse('file.kind', FILE_KINDS);
  if (bytes.length > LARGEST_FILE) throw refusedFile('tooLarge');
  const kept = await examiner.judge(found.kind, bytes).catch(inWords);
  return { name, mediaType: found.types[0] ?? '', bytes: kept };
}

/** Control characters, and those that turn the direction of writing and so make one ending look like another. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A name as it can be shown and sent; one too long is cut before its ending, which says what the file is. */
function tidy(given: string): string {
  const name = given.toWellFormed().replace(INVISIBLE, '');
  const ending = name.slice(name.lastIndexOf('.'));
  return name.length <= LONGEST_NAME ? name : name.slice(0, LONGEST_NAME - ending.length) + ending;
}

/** What the examiner said, as a refusal a person can read. */
export function inWords(error: unknown): never {
  if (error instanceof Refused) throw error;
  if (error instanceof Unacceptable) throw refusedFile(error.verdict);
  throw error;
}
