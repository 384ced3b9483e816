import type { Definitions } from '@takt/model';

/**
 * What a session that came by face keeps of a person's rights: what definitions say it may, and nothing else. A face cannot be
 * taken back once it has leaked, so whoever adds an action decides.
 */
export const faceRights = (definitions: readonly Definitions[]): ReadonlySet<string> =>
  new Set(
    definitions.flatMap(({ entities, calls = [], byFace = [] }) => [
      ...byFace,
      ...calls.flatMap((call) => (call.byFace ? [call.id] : [])),
      ...entities.flatMap((entity) => entity.byFace.map((right) => `${entity.id}.${right}`)),
    ]),
  );
