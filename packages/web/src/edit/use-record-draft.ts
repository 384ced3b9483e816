import type { Entity, Fields, Problem } from '@takt/model';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { momentFor } from '../api/company-clock.ts';
import { withCustomDefaults } from './custom-fields.ts';
import { type Draft, isChanged, type Line, withValue } from './draft.ts';
import { mergedDraft } from './merge.ts';
import { remainingProblems } from './server-problems.ts';

const untouched: ReadonlySet<string> = new Set();
const versionOf = (row: Draft): number => Number(row['version']);

/**
 * What is typed over what was read of a record: the draft, what was touched of it, and what the server found wrong. What others
 * have made of the row since replaces what nobody has typed over; else it waits until the person says what becomes of both.
 */
export function useRecordDraft(entity: Entity, tenant: Fields, start: Draft, fresh: Draft | null) {
  const [typed, setDraft] = useState(start);
  const draft = useMemo(() => withCustomDefaults(tenant, typed, momentFor(entity, typed)), [entity, tenant, typed]);
  const [base, setBase] = useState(start);
  const [read, setRead] = useState(start);
  const [touched, setTouched] = useState(untouched);
  const [tried, setTried] = useState(false);
  const [serverProblems, setServerProblems] = useState<readonly Problem[]>([]);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  const begin = (row: Draft): void => {
    setBase(row);
    setDraft(row);
    setTouched(untouched);
    setTried(false);
    setServerProblems([]);
  };
  const changed = useMemo(() => isChanged(entity, base, typed), [entity, base, typed]);
  // An answer that was long on its way is older. Of one version, what is counted in other places may still be newer.
  const news = fresh !== null && fresh !== base && versionOf(fresh) >= versionOf(base) ? fresh : null;
  const behind = changed && news && versionOf(news) > versionOf(base) ? news : null;
  if (read !== start) {
    // What was read anew replaces what was typed: it has just been saved.
    setRead(start);
    begin(start);
  } else if (news && !changed) begin(news);
  return {
    draft,
    /** The row as it was read. */
    base,
    latest,
    touched,
    /** Somebody has tried to save. */
    tried,
    setTried,
    serverProblems,
    setServerProblems,
    changed,
    /** What others have made of the row while something was typed over it. */
    behind,
    /** Goes on from what others have made of the row: with what was typed on top, or without. */
    rebase: (keeping: boolean): void => {
      if (!behind) return;
      if (keeping) {
        setBase(behind);
        setDraft(mergedDraft(entity, base, latest.current, behind));
      } else begin(behind);
    },
    change: (name: string, value: unknown, label?: string | null): void => {
      setTouched(new Set([...touched, name]));
      setServerProblems(remainingProblems(serverProblems, name));
      setDraft(withValue(latest.current, name, value, label));
    },
    changeLines: (detail: string, rows: readonly Line[]): void => {
      setServerProblems(remainingProblems(serverProblems, detail));
      setDraft({ ...latest.current, [detail]: rows });
    },
  };
}
