import {
  type AnyDocument,
  type Entity,
  isDocument,
  pendingOf,
  problems,
  sharedWords,
  type State,
  stateOfCode,
  type Text,
} from '@takt/model';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useExplain } from '../actions/action-bar.tsx';
import type { ScreenRights } from '../actions/screen-rights.ts';
import { reachedStates } from '../actions/state-graph.ts';
import { StateSteps } from '../actions/state-steps.tsx';
import { momentFor } from '../api/company-clock.ts';
import { AttachmentRecordContext } from '../fields/attachment/attachment-record.ts';
import { useSay } from '../kit/say.tsx';
import { useThisTab } from '../product/pages.tsx';
import { BehindNote } from './behind-note.tsx';
import { Below } from './below/below.tsx';
import { Chain } from './below/chain.tsx';
import { useHistory, whoOf } from './below/history.ts';
import { useNeighboursWatch, useRelated } from './below/related.tsx';
import { type Draft, isChanged, titleOf } from './draft.ts';
import { editRefusal, isReader, lineRights, mayChangeFiles, type NamedRow } from './editable.ts';
import { judged } from './judged.ts';
import { customFieldProblems } from './custom-fields.ts';
import { PendingNote } from './pending-note.tsx';
import { ProblemBar } from './problem-bar.tsx';
import { ReadOnly } from './read-only.tsx';
import { useRecordActions } from './record-actions.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordHead, useNeighbours } from './record-head.tsx';
import { useRecordKeys } from './record-keys.ts';
import { useSaving } from './saving.tsx';
import { useTenantFields } from './tenant-fields.ts';
import { HEAD, useFirstFocus } from './use-first-focus.ts';
import { useJump } from './use-jump.ts';
import { useRecordDraft } from './use-record-draft.ts';
import { Card } from '../kit/card.tsx';
import style from './record-screen.module.css';

interface PageProps {
  readonly entity: Entity;
  readonly url: string;
  /** What stands at the head of one that is not stored yet. */
  readonly heading: string;
  /** The row as it was read, or what a new one starts with. */
  readonly start: Draft;
  /** The row as it is on the server now, as far as the page has heard. */
  readonly fresh: Draft | null;
  readonly rights: ScreenRights;
  readonly reload: (id: string) => Promise<Draft>;
  readonly onStale: () => void;
}
/** The row with its state by name; null for one that is not stored yet. */
const namedRow = (entity: Entity, row: Draft): NamedRow | null => {
  if (typeof row['id'] !== 'string') return null;
  const code = String(row['status'] ?? '');
  return { ...row, status: isDocument(entity) ? (stateOfCode(entity, code) ?? code) : '' };
};

/** One record on screen: head, way, form, lines and history, and the draft they all work on. */
export function RecordPage({ entity, url, heading, start, fresh, rights, reload, onStale }: PageProps) {
  const say = useSay();
  const tab = useThisTab();
  const formId = useId();
  const tenant = useTenantFields(entity.id);
  const { draft, base, latest, touched, tried, serverProblems, changed, ...drafting } = useRecordDraft(
    entity,
    tenant,
    start,
    fresh,
  );
  const { jump, goTo, tab: shownTab, setTab } = useJump(entity, formId);
  const row = namedRow(entity, base);
  const id = row ? String(row['id']) : null;
  const around = useMemo(() => ({ entity: entity.id, id }), [entity, id]);
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

  useFirstFocus(entity, draft, id, formId);
  const { save, busy } = useSaving({
    entity,
    tenant,
    reload,
    onStale,
    current: () => latest.current,
    onProblems: (wrong) => {
      drafting.setServerProblems(wrong);
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
    drafting.setTried(true);
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
      drafting.setTried(true);
      const problem = found[nextWrong.current % Math.max(1, found.length)];
      nextWrong.current += 1;
      if (problem) jump(problem);
    },
  });
  const history = useHistory(entity, id, base['version']);
  const related = useRelated(entity, id, base['version']);
  useNeighboursWatch(entity.id, id, related.data);
  const doc: AnyDocument | null = isDocument(entity) ? entity : null;
  const state: State | null = doc && row ? (doc.states[row.status] ?? null) : null;
  const moves = history.entries.toReversed().map((entry) => ({
    toStatus: entry.move?.to.code ?? null,
    who: whoOf(entry, history.nameOf, say),
    at: entry.at,
  }));
  return (
    <div className={style['screen']}>
      <Card>
        <RecordHead
          id={`${formId}-${HEAD}`}
          entity={entity}
          heading={row ? titleOf(entity, base) : heading}
          number={doc && row ? String(row['number']) : null}
          state={state}
          neighbours={neighbours}
          buttons={buttons}
        />
        {doc && row && <StateSteps doc={doc} current={row.status} reached={reachedStates(doc, moves)} />}
        {doc && row && related.data && <Chain doc={doc} row={row} found={related.data} />}
      </Card>
      {drafting.behind && !busy && (
        <BehindNote entity={entity} base={base} mine={draft} theirs={drafting.behind} onRebase={drafting.rebase} />
      )}
      <ProblemBar problems={tried ? found.filter(({ level }) => level === 'error') : []} onJump={jump} />
      <Card>
        {doc && row && <PendingNote doc={doc} row={row} />}
        {readOnly && !isReader(entity, row, rights) && !(doc && row && pendingOf(doc, row)) && <ReadOnly why={readOnly} />}
        <AttachmentRecordContext value={around}>
          <RecordForm
            entity={entity}
            formId={formId}
            draft={draft}
            tenant={tenant}
            editable={readOnly === null}
            problems={said}
            onChange={drafting.change}
          />
        </AttachmentRecordContext>
      </Card>
      {/* What the system noted is never changed: nothing below it to tell or to add. */}
      {!entity.log && (Object.keys(entity.details).length > 0 || id !== null) && (
        <Card aria-label={say(DETAILS)}>
          <Below
            entity={entity}
            draft={draft}
            stored={base}
            history={history}
            rights={lineRights(entity, row, rights)}
            mayChangeFiles={mayChangeFiles(entity, row, rights)}
            problems={found}
            tried={tried}
            goTo={goTo}
            tab={shownTab}
            onTab={setTab}
            onLines={drafting.changeLines}
          />
        </Card>
      )}
      {dialog}
    </div>
  );
}

const DETAILS: Text = ['明细与历史', 'Lines and history'];
