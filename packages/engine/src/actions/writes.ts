import { type Action, type Field, type Fields, type GuardContext, type Kind, storedIn, todayOf } from '@takt/model';

type Values = Readonly<Record<string, unknown>>;

const MEANT: Readonly<Partial<Record<Kind, (at: GuardContext) => string>>> = {
  datetime: ({ now }) => now,
  date: todayOf,
  user: ({ actor }) => actor.userId,
};

/** What an action writes by its definition alone; an answer that was left empty gives way to what `sets` says. */
export function writes(fields: Fields, action: Pick<Action, 'sets' | 'stores'>, at: GuardContext): Values {
  const kept = Object.entries(storedIn(action)).map(([name, field]) => [field, at.input[name] ?? null] as const);
  const answers = Object.fromEntries(kept);
  const set = Object.entries(action.sets ?? {}).map(([name, said]) => {
    const meant = said === null ? undefined : MEANT[(fields[name] as Field).kind];
    return [name, answers[name] ?? (meant ? meant(at) : said)];
  });
  return { ...answers, ...Object.fromEntries(set) };
}
