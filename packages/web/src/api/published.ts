import { type Preference, loadPreferences } from './preferences.ts';
import { read, write } from './http.ts';

/** What administrators published under a key, as it concerns the person. */
export interface Published extends Pick<Preference, 'forAll' | 'forRole'> {
  readonly mayPublish: boolean;
}
export const loadPublished = (key: string): Promise<Published> => loadPreferences(key);

/** What stands published for one role, or for everyone. */
export const loadPublishedFor = (key: string, role: string | null): Promise<unknown> =>
  read('/system/preference/publishedFor', { key, role });

/** Null takes back what was published. */
export const publish = (key: string, role: string | null, value: unknown): Promise<null> =>
  write('/system/preference/publish', { key, role, value });
