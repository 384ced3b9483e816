import { actionLabel, blank, fill, reasonGiven, rightRefusal, sharedWords, type Text, words } from '@takt/model';
import { type ActionButton, ActionButtonView, actOn, FieldItem, loadButtons, Refusal, useDone, useSay } from '@takt/web';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import type { ControlledNote } from '../../defs/delivery/note-calls.ts';
import style from './review.module.css';

type Review = 'audit' | 'reject';
interface ReviewRequest {
  readonly action: Review;
  readonly reason: string | null;
}

const TICKED: Text = ['已选 {n} 张', '{n} selected'];
const REASON = DeliveryNote.actions.reject.input.reason;

/** One request for all notes; of several, each reports for itself, and those refused are told apart. */
async function send(notes: readonly ControlledNote[], { action, reason }: ReviewRequest): Promise<readonly Text[]> {
  const results = await actOn(DeliveryNote.id, action, notes, { input: action === 'reject' ? { reason } : {} });
  return results.flatMap(({ id, refusal }) => {
    const number = notes.find((note) => note.id === id)?.number ?? '';
    return refusal ? [[`${number}：${refusal.text[0]}`, `${number}: ${refusal.text[1]}`] as const] : [];
  });
}

/** The two answers to the notes ticked. */
export function ReviewBar({ notes, onReviewed }: { readonly notes: readonly ControlledNote[]; readonly onReviewed: () => void }) {
  const say = useSay();
  const done = useDone();
  const [rejecting, setRejecting] = useState(false);
  const rights = useQuery({ queryKey: ['reviewRights'], queryFn: () => loadButtons('/les/supplier/deliveryNote') });
  const reviewing = useMutation({
    mutationFn: (request: ReviewRequest) => send(notes, request),
    onSuccess: (refused, { action }) => {
      setRejecting(false);
      if (refused.length === 0) done(fill(words.done, { action: actionLabel(DeliveryNote, action) }));
      onReviewed();
    },
  });
  const can = (permission: string): boolean => rights.data?.some((button) => button.permission === permission) ?? false;
  const actionButton = (action: Review, run: () => void): ActionButton => ({
    name: action,
    label: actionLabel(DeliveryNote, action),
    why: rightRefusal(`${DeliveryNote.id}.${action}`, { can }) ?? (notes.length === 0 ? { text: words.noneSelected } : null),
    busy: reviewing.isPending,
    run,
  });
  return (
    <>
      <div className={style['bar']}>
        <ActionButtonView
          type="primary"
          button={actionButton('audit', () => reviewing.mutate({ action: 'audit', reason: null }))}
        />
        <ActionButtonView danger button={actionButton('reject', () => setRejecting(true))} />
        <span className={style['count']}>{say(fill(TICKED, { n: notes.length }))}</span>
      </div>
      {!rejecting && <Refusal error={reviewing.error} />}
      {reviewing.data?.map((text) => (
        <Alert key={text[1]} className={style['refused'] ?? ''} type="error" showIcon title={say(text)} />
      ))}
      {rejecting && (
        <RejectDialog
          names={notes.map(({ number }) => number).join(say(['、', ', ']))}
          error={reviewing.error}
          onClose={() => setRejecting(false)}
          onReject={(reason) => reviewing.mutate({ action: 'reject', reason })}
        />
      )}
    </>
  );
}

interface RejectProps {
  readonly names: string;
  readonly error: Error | null;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}
/** The supplier is told why; one reason counts for all notes ticked. */
function RejectDialog({ names, error, onClose, onReject }: RejectProps) {
  const say = useSay();
  const [reason, setReason] = useState<unknown>(null);
  const [tried, setTried] = useState(false);
  const finish = (): void => {
    setTried(true);
    if (!blank(reason)) onReject(String(reason));
  };
  return (
    <Modal
      open
      width={480}
      title={say(actionLabel(DeliveryNote, 'reject'))}
      okText={say(sharedWords.ok)}
      cancelText={say(sharedWords.cancel)}
      onOk={finish}
      onCancel={onClose}
    >
      <p>{names}</p>
      <FieldItem
        id="reject-reason"
        field={REASON}
        value={reason}
        label={null}
        required
        problem={tried && blank(reason) ? { text: reasonGiven.else, level: 'error' } : null}
        onChange={setReason}
      />
      <Refusal error={error} />
    </Modal>
  );
}
