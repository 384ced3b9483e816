import { codes } from '@takt/engine';
import { BomVersion } from '../defs/index.ts';

/** Versions that have days of their own. Making one obsolete ends its days; those it had stay, so that the past can be asked for. */
export const hasDays = (version: string): string =>
  `${version}.deleted_at is null and ${version}.status in ${codes(BomVersion, 'effective', 'obsolete')}`;

/** Whether a version counts, or counted, on a day. */
export const inEffect = (version: string, day: string): string =>
  `${hasDays(version)} and ${version}.valid_from <= ${day} and (${version}.valid_to is null or ${version}.valid_to >= ${day})`;
