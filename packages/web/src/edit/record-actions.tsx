import {
  type Action,
  actionLabel,
  type AnyDocument,
  buttonRefusal,
  type Entity,
  fill,
  inSentence,
  isDocument,
  isWayOut,
  PRINT,
  RELEASE_PENDING,
  type Refusal,
  sharedWords,
  type Text,
  words,
} from '@takt/model';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { type ActionButton, useExplain } from '../actions/action-bar.tsx';
import { ActionDialog, type Answer } from '../actions/action-dialog.tsx';
import { isNotTheirs, type Offer, offersOf, usualNext } from '../actions/offer.ts';
import { type RowCommandOffer, rowCommandOffers, useRowCommandsOn } from '../actions/row-commands.ts';
import { useRunRowCommand } from '../actions/run-row-command.tsx';
import type { ScreenRights } from '../actions/screen-rights.ts';
import { forgetWantedStep, useWantedStep } from '../actions/wanted-step.ts';
import { accepting } from '../actions/accepting.ts';
import type { ApiError } from '../api/api-error.ts';
import { actOn, deleteRow, type RowResult } from '../api/records.ts';
import { useDone } from '../kit/done.tsx';
import { later } from '../kit/later.tsx';
import { usePrintRecord } from '../print/use-print-record.ts';
import { useSlots } from '../product/assembly.ts';
import { useThisTab } from '../product/pages.tsx';
import { useConversions } from './conversions.ts';
import { nameOf } from '../product/row-name.ts';
import type { Draft } from './draft.ts';
import type { NamedRow } from './editable.ts';
import { useFollowUp } from './follow-up.ts';
import { useAsk, useFailure, useForget } from './saving.tsx';

const PrintoutDialog = later(async () => (await import('../print/printout-dialog.tsx')).PrintoutDialog);

const CTRL_S: Text = ['Ctrl+S', 'Ctrl+S'];
const SAVE_FIRST: Text = ['有未保存的修改', 'There are unsaved changes'];
const SAVE_IT: Text = ['请先保存', 'Save first'];
const ASK_DELETE: Text = ['删除{label} {name}？', 'Delete {label} {name}?'];
const ASK_DEED: Text = ['{label} {name}：{action}？', '{action}: {label} {name}?'];
const GONE: Text = ['删除后将从所有列表中消失', 'It disappears from every list'];
const ASK_ANYWAY: Text = ['请确认', 'Please confirm'];

interface RecordActionsProps {
  readonly entity: Entity;
  /** The stored row, its state by name; null for a new one. */
  readonly row: NamedRow | null;
  readonly rights: ScreenRights;
  readonly changed: boolean;
  readonly busy: boolean;
  readonly readOnly: Refusal | null;
  readonly save: () => Promise<boolean>;
  readonly reload: (id: string) => Promise<Draft>;
}

/** The buttons of a record: saving, its actions and commands, deleting; and the dialog one of them may open. */
export function useRecordActions(asked: RecordActionsProps): {
  readonly buttons: readonly ActionButton[];
  readonly dialog: ReactNode;
} {
  const { entity, row, rights, changed, busy, readOnly, save } = asked;
  const acting = useActionDialog(asked);
  const remove = useDeleting(asked);
  const rowCommands = useRowCommands(asked);
  const offers = isDocument(entity) && row ? offersOf(entity, row, (side) => rights.guardContext(entity, row, side)) : [];
  const usual = isDocument(entity) && row ? usualNext(entity, row, offers) : null;
  const unsaved = changed ? { text: SAVE_FIRST, unblock: SAVE_IT } : null;
  const followUp = useFollowUp(entity, row);
  const goesOn: readonly ActionButton[] = usual === null && followUp ? [{ ...followUp, primary: !changed }] : [];
  const made = useConversions(entity, row, asked.reload).map((make): ActionButton => ({ ...make, why: make.why ?? unsaved }));
  // Without a step of its own, a document goes on in the one made from it, or in the one to be made.
  const toMake = usual === null && followUp === null ? made.find(({ why }) => why === null) : undefined;
  const makes = made.map((make): ActionButton => ({ ...make, primary: make === toMake }));
  const saving: ActionButton[] = readOnly
    ? []
    : [
        {
          name: 'save',
          label: sharedWords.save,
          hint: CTRL_S,
          why: null,
          busy,
          // Nobody is led to saving what has not changed; a record that has no steps has no other button to show.
          primary: row === null || changed || !isDocument(entity),
          run: () => void save(),
        },
      ];
  const actions = offers.map(
    (offer: Offer): ActionButton => ({
      name: offer.name,
      label: offer.label,
      why: offer.refusal ?? unsaved,
      primary: !changed && (offer === usual || (offer.name === RELEASE_PENDING && offer.refusal === null)),
      wayOut: isWayOut(offer),
      run: () => (offer.name === PRINT ? acting.print() : acting.open(offer.name)),
    }),
  );
  const byRight = isDocument(entity) && row !== null && entity.printouts.length > 0 && !(PRINT in entity.actions);
  const papers: ActionButton[] =
    byRight && rights.can(`${entity.id}.${PRINT}`)
      ? [{ name: PRINT, label: actionLabel(entity, PRINT), why: unsaved, run: acting.print }]
      : [];
  useTaking(asked, actions);
  const commands = rowCommands.offers.map(
    (offer): ActionButton => ({
      name: offer.name,
      label: offer.label,
      why: offer.refusal ?? unsaved,
      busy: rowCommands.busy === offer.name,
      run: () => void rowCommands.run(offer),
    }),
  );
  return {
    buttons: [...saving, ...goesOn, ...actions, ...papers, ...makes, ...commands, ...(remove ? [remove] : [])],
    dialog: acting.dialog,
  };
}

/** Whoever comes from a work list for a step is asked for it at once, or told why it cannot be taken. */
function useTaking({ entity, row }: RecordActionsProps, actions: readonly ActionButton[]): void {
  const explain = useExplain();
  const wanted = useWantedStep(entity.id, row && String(row['id']));
  const take = useEffectEvent((name: string) => {
    forgetWantedStep();
    const button = actions.find((one) => one.name === name);
    if (button?.why) explain(button.why);
    else button?.run();
  });
  useEffect(() => {
    if (wanted !== null) take(wanted);
  }, [wanted]);
}

/** Runs an action once its dialog is answered; questions of the server are asked on the way. */
function useActionDialog({ entity, row, rights, reload }: RecordActionsProps) {
  const done = useDone();
  const ask = useAsk();
  const forget = useForget(entity.id);
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const failed = useFailure(() => {
    if (row) void reload(String(row['id']));
  });
  const printRecord = usePrintRecord();
  const { print: Paper } = useSlots(entity.id);
  const [printing, setPrinting] = useState(false);
  if (!row || !isDocument(entity)) return { open: setName, print: () => undefined, dialog: null };
  const doc: AnyDocument = entity;
  const target = { id: String(row['id']), version: Number(row['version']) };
  /** What came of it; null when it was refused, or a question was answered with no. */
  const act = async (action: string, answer: Answer): Promise<RowResult | null> => {
    try {
      const yes = ({ text }: ApiError): Promise<boolean> => ask(ASK_ANYWAY, [text], actionLabel(doc, action), sharedWords.back);
      const send = (accepted: readonly string[]) => actOn(doc.id, action, [target], { ...answer, accepted });
      const [result] = (await accepting(send, yes, answer.accepted)) ?? [];
      return result ?? null;
    } catch (error) {
      failed(error);
      return null;
    }
  };
  const run = async (action: string, answer: Answer): Promise<void> => {
    setBusy(true);
    try {
      const result = await act(action, answer);
      if (!result) return;
      setName(null);
      done(naming(doc, row, actionLabel(doc, action), result.pending ? words.waitsForRelease : words.done));
      await reload(target.id);
      await forget();
    } finally {
      setBusy(false);
    }
  };
  const dialog = name && (
    <ActionDialog
      key={name}
      doc={doc}
      name={name}
      row={row}
      guardContext={rights.guardContext(doc, row, (doc.actions[name] as Action).side)}
      busy={busy}
      onRun={(answer) => void run(name, answer)}
      onClose={() => setName(null)}
    />
  );
  /** On record first, so that the history tells who has printed it. */
  const print = async (): Promise<void> => {
    if (!(await act(PRINT, { input: {}, accepted: [] }))) return;
    await printRecord(doc, row);
    await reload(target.id);
  };
  if (!Paper && doc.printouts.length > 0) {
    const papers = printing && (
      <PrintoutDialog doc={doc} rows={[row]} onPrinted={() => void reload(target.id)} onClose={() => setPrinting(false)} />
    );
    return { open: setName, print: () => setPrinting(true), dialog: papers || dialog };
  }
  if (!Paper) return { open: setName, print: () => void print(), dialog };
  const own = printing && (
    <Suspense>
      <Paper row={row} onPrinted={() => void reload(target.id)} onClose={() => setPrinting(false)} />
    </Suspense>
  );
  return { open: setName, print: () => setPrinting(true), dialog: own || dialog };
}

/** `送货单 DN0001 · 发布成功`: what has been done, and to what. */
function naming(entity: Entity, row: Draft, action: Text, outcome: Text = words.done): Text {
  const done = fill(outcome, { action });
  const name = nameOf(entity, row);
  return [`${entity.label[0]} ${name} · ${done[0]}`, `${entity.label[1]} ${name} · ${done[1]}`];
}

/** The commands that act on a record, each behind a question. */
function useRowCommands({ entity, row, rights, reload }: RecordActionsProps) {
  const rowCommands = useRowCommandsOn(entity.id);
  const runRowCommand = useRunRowCommand();
  const ask = useAsk();
  const done = useDone();
  const forget = useForget(entity.id);
  const [busy, setBusy] = useState<string | null>(null);
  const failed = useFailure(() => {
    if (row) void reload(String(row['id']));
  });
  const run = async ({ command: rowCommand, name, label }: RowCommandOffer): Promise<void> => {
    if (!row) return;
    const id = String(row['id']);
    const question = fill(ASK_DEED, { action: label, label: entity.label, name: nameOf(entity, row) });
    if (!(await ask(question, [rowCommand.on.confirm], label, sharedWords.back))) return;
    setBusy(name);
    try {
      await runRowCommand(rowCommand, id);
      done(naming(entity, row, label));
      await reload(id);
      await forget();
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
    }
  };
  return { offers: row ? rowCommandOffers(rowCommands, row, rights.guardContext(entity, row)) : [], busy, run };
}

/** Deleting, behind 更多; null for people who may never. */
function useDeleting({ entity, row, rights, reload }: RecordActionsProps): ActionButton | null {
  const ask = useAsk();
  const done = useDone();
  const tab = useThisTab();
  const forget = useForget(entity.id);
  const failed = useFailure(() => {
    if (row) void reload(String(row['id']));
  });
  if (!row || !rights.can(`${entity.id}.delete`) || entity.log) return null;
  const refusal = isDocument(entity) ? buttonRefusal(entity, 'delete', row, rights.guardContext(entity, row)) : null;
  if (isDocument(entity) && (isNotTheirs(entity, 'delete', refusal) || !('delete' in entity.actions))) return null;
  const name = nameOf(entity, row);
  const run = async (): Promise<void> => {
    const label = inSentence(entity.label);
    if (!(await ask(fill(ASK_DELETE, { label, name }), [GONE], sharedWords.delete, sharedWords.back))) return;
    try {
      await deleteRow(entity.id, { id: String(row['id']), version: Number(row['version']) });
    } catch (error) {
      failed(error);
      return;
    }
    done(naming(entity, row, sharedWords.delete));
    await forget();
    tab.setUnsaved(false);
    tab.close();
  };
  return { name: 'delete', label: sharedWords.delete, why: refusal, wayOut: true, run: () => void run() };
}
