import {
  type AnyDocument,
  type Entity,
  fill,
  isDocument,
  pendingOf,
  type Problem,
  problems,
  sharedWords,
  type State,
  stateOfCode,
  type Text,
} from '@takt/model';
import { Alert } from 'antd';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useExplain } from '../actions/action-bar.tsx';
import type { ScreenRights } from '../actions/screen-rights.ts';
import { reachedStates } from '../actions/state-graph.ts';
import { StateSteps } from '../actions/state-steps.tsx';
import { momentFor } from '../api/company-clock.ts';
import { AttachmentRecordContext } from '../fields/attachment/attachment-record.ts';
import { useSay } from '../kit/say.tsx';
import { useThisTab } from '../product/pages.tsx';
import { Below } from './below/below.tsx';
import { useHistory, whoOf } from './below/history.ts';
import { type Draft, isChanged, withValue } from './draft.ts';
import { editRefusal, lineRights, type NamedRow } from './editable.ts';
import { judged } from './judged.ts';
import { customFieldProblems, withCustomDefaults } from './custom-fields.ts';
import { PendingNote } from './pending-note.tsx';
import { ProblemBar } from './problem-bar.tsx';
import { useRecordActions } from './record-actions.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordHead, useNeighbours } from './record-head.tsx';
import { useRecordKeys } from './record-keys.ts';
import { sectionsOf } from './sections.ts';
import { useSaving } from './saving.tsx';
import { remainingProblems } from './server-problems.ts';
import { useTenantFields } from './tenant-fields.ts';
import style from './record-screen.module.css';

interface PageProps {
  readonly entity: Entity;
  readonly url: string;
  readonly heading: string;
  /** The row as it was read, or what a new one starts with. */
  readonly start: Draft;
  readonly rights: ScreenRights;
  readonly reload: (id: string) => Promise<Draft>;
}
interface Place {
  readonly detail: string;
  readonly row: number;
  readonly field: string;
}

/** The row with its state by name; null for one that is not stored yet. */
const namedRow = (entity: Entity, row: Draft): NamedRow | null => {
  if (typeof row['id'] !== 'string') return null;
  const code = String(row['status'] ?? '');
  return { ...row, status: isDocument(entity) ? (stateOfCode(entity, code) ?? code) : '' };
};

/** One record on screen: head, way, form, lines and history, and the draft they all work on. */
export function RecordPage({ entity, url, heading, start, rights, reload }: PageProps) {
  const say = useSay();
  const tab = useThisTab();
  const formId = useId();
  const tenant = useTenantFields(entity.id);
  const [typed, setDraft] = useState(start);
  const draft = useMemo(() => withCustomDefaults(tenant, typed, momentFor(entity, typed)), [entity, tenant, typed]);
  const [base, setBase] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [serverProblems, setTold] = useState<readonly Problem[]>([]);
  const [shownTab, setShownTab] = useState<string | null>(null);
  const [goTo, setGoTo] = useState<Place | null>(null);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  if (base !== start) {
    // What was read anew replaces what was typed: it has just been saved, or given up.
    setBase(start);
    setDraft(start);
    setTouched(new Set());
    setTried(false);
    setTold([]);
  }
  const row = namedRow(entity, base);
  const id = row ? String(row['id']) : null;
  const around = useMemo(() => ({ entity: entity.id, id }), [entity, id]);
  const changed = useMemo(() => isChanged(entity, base, typed), [entity, base, typed]);
  const readOnly = editRefusal(entity, row, rights);
  const found = useMemo(
    () =>
      readOnly
        ? []
        : [...problems(entity, draft, momentFor(entity, draft)), ...customFieldProblems(tenant, draft), ...serverProblems],
    [entity, tenant, draft, readOnly, serverProblems],
  );
  const said = found.filter(({ at }) => tried || touched.has(at));
  const explain = useExplain();
  const mark = useEffectEvent((unsaved: boolean) => tab.setUnsaved(unsaved));
  useEffect(() => mark(changed), [changed]);

  // A new record is there to be typed into, any other to be read; who comes back finds their own place again.
  const begin = useEffectEvent(() => {
    const [first] = sectionsOf(entity, draft)[0]?.fields ?? [];
    const start = id === null && first ? first.name : HEAD;
    if (isNowhere(document.activeElement)) document.getElementById(`${formId}-${start}`)?.focus();
  });
  useEffect(() => begin(), []);

  const jump = ({ at }: Problem): void => {
    const [name = '', line, field] = at.split('.');
    if (field !== undefined || name in entity.details) {
      setShownTab(name);
      setGoTo({ detail: name, row: Number.parseInt(line ?? '0', 10), field: field ?? '' });
      return;
    }
    const input = document.getElementById(`${formId}-${at}`);
    input?.scrollIntoView({ block: 'center' });
    input?.focus();
  };
  const { save, busy } = useSaving({
    entity,
    tenant,
    reload,
    current: () => latest.current,
    onTold: (wrong) => {
      setTold(wrong);
      if (wrong[0]) jump(wrong[0]);
    },
  });
  const trySave = async (): Promise<boolean> => {
    // An open cell hands its value over when it loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await new Promise((soon) => setTimeout(soon));
    if (id !== null && !isChanged(entity, base, latest.current)) {
      explain({ text: sharedWords.nothingToSave });
      return false;
    }
    setTried(true);
    const end = await save();
    const [first] = judged(entity, latest.current, momentFor(entity, latest.current), tenant).errors;
    if (end === 'wrong' && first) jump(first);
    return typeof end === 'object';
  };
  const { buttons, dialog } = useRecordActions({ entity, row, rights: rights, changed, busy, readOnly, save: trySave, reload });
  const neighbours = useNeighbours(url, id, entity.label);
  const nextWrong = useRef(0);
  useRecordKeys({
    save: readOnly ? () => explain(readOnly) : () => void trySave(),
    previous: neighbours.previous,
    next: neighbours.next,
    wrong: () => {
      setTried(true);
      const problem = found[nextWrong.current % Math.max(1, found.length)];
      nextWrong.current += 1;
      if (problem) jump(problem);
    },
  });
  const history = useHistory(entity, id, base['version']);
  const doc: AnyDocument | null = isDocument(entity) ? entity : null;
  const state: State | null = doc && row ? (doc.states[row.status] ?? null) : null;
  const moves = history.entries.toReversed().map((entry) => ({
    toStatus: entry.move?.to.code ?? null,
    who: whoOf(entry, history.nameOf),
    at: entry.at,
  }));
  return (
    <div className={style['screen']}>
      <section className={style['card']}>
        <RecordHead
          id={`${formId}-${HEAD}`}
          entity={entity}
          heading={heading}
          number={doc && row ? String(row['number']) : null}
          state={state}
          neighbours={neighbours}
          buttons={buttons}
        />
        {doc && row && <StateSteps doc={doc} current={row.status} reached={reachedStates(doc, moves)} />}
      </section>
      <ProblemBar problems={tried ? found.filter(({ level }) => level === 'error') : []} onJump={jump} />
      <section className={style['card']}>
        {doc && row && <PendingNote doc={doc} row={row} />}
        {readOnly && !(doc && row && pendingOf(doc, row)) && <ReadOnly why={readOnly} />}
        <AttachmentRecordContext value={around}>
          <RecordForm
            entity={entity}
            formId={formId}
            draft={draft}
            tenant={tenant}
            editable={readOnly === null}
            problems={said}
            onChange={(name, value, label) => {
              setTouched(new Set([...touched, name]));
              setTold(remainingProblems(serverProblems, name));
              setDraft(withValue(latest.current, name, value, label));
            }}
          />
        </AttachmentRecordContext>
      </section>
      {/* What the system noted is never changed: nothing below it to tell or to add. */}
      {!entity.log && (Object.keys(entity.details).length > 0 || id !== null) && (
        <section className={style['card']} aria-label={say(DETAILS)}>
          <Below
            entity={entity}
            draft={draft}
            stored={base}
            history={history}
            rights={lineRights(entity, row, rights)}
            problems={found}
            tried={tried}
            goTo={goTo}
            tab={shownTab}
            onTab={setShownTab}
            onLines={(detail, rows) => {
              setTold(remainingProblems(serverProblems, detail));
              setDraft({ ...latest.current, [detail]: rows });
            }}
          />
        </section>
      )}
      {dialog}
    </div>
  );
}

const HEAD = '~head';

/** Nothing in sight has the focus: it was lost with the page that had it. */
const isNowhere = (element: Element | null): boolean =>
  !(element instanceof HTMLElement) || element === document.body || element.offsetParent === null;

const DETAILS: Text = ['明细与历史', 'Lines and history'];

const WHY: Text = ['{why}；{how}。', '{why}. {how}.'];

/** Why nothing can be typed here, and what to do about it. */
function ReadOnly({ why }: { readonly why: { readonly text: Text; readonly unblock?: Text } }) {
  const say = useSay();
  const text = why.unblock ? fill(WHY, { why: why.text, how: why.unblock }) : why.text;
  return <Alert className={style['strip']} type="info" showIcon title={say(text)} />;
}
