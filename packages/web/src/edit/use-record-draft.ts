import type { Entity, Fields, Problem } from '@takt/model';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { momentFor } from '../api/company-clock.ts';
import { withCustomDefaults } from './custom-fields.ts';
import { type Draft, isChanged, type Line, withValue } from './draft.ts';
import { remainingProblems } from './server-problems.ts';

const untouched: ReadonlySet<string> = new Set();

/** What is typed over what was read of a record: the draft, what was touched of it, and what the server found wrong. */
export function useRecordDraft(entity: Entity, tenant: Fields, start: Draft) {
  const [typed, setDraft] = useState(start);
  const draft = useMemo(() => withCustomDefaults(tenant, typed, momentFor(entity, typed)), [entity, tenant, typed]);
  const [base, setBase] = useState(start);
  const [touched, setTouched] = useState(untouched);
  const [tried, setTried] = useState(false);
  const [serverProblems, setServerProblems] = useState<readonly Problem[]>([]);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  if (base !== start) {
    // What was read anew replaces what was typed: it has just been saved, or given up.
    setBase(start);
    setDraft(start);
    setTouched(untouched);
    setTried(false);
    setServerProblems([]);
  }
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
    changed: useMemo(() => isChanged(entity, base, typed), [entity, base, typed]),
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
