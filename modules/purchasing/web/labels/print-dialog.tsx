import { blank, callPath, fill, sharedWords, type Text, text } from '@takt/model';
import { fetchPdf, FieldItem, handOver, Refusal, useDone, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { LABEL_PAPERS, medium as mediumField, type printLabels, type printNoteLabels } from '../../defs/delivery/label-calls.ts';
import { reprint } from '../../defs/delivery/label-list-guards.ts';
import style from './labels.module.css';

const TITLE: Text = ['打印 {n} 张标签', 'Labels to print: {n}'];
const PRINT: Text = ['生成 PDF', 'Make the PDF'];
const PAPER: Text = ['打印时缩放选 100%，条码才易于扫描。', 'Print at 100 % so that the bars scan well.'];
const AGAIN: Text = [
  '其中 {n} 张已打印过：请先销毁旧标签，并填写重打原因。',
  '{n} of them were printed before: destroy the old ones first, and say why.',
];
const MADE: Text = ['{n} 张标签已生成 PDF', 'A PDF of {n} labels was made'];
const REASON = text('重打原因', 'Why again', { length: 200 });

interface PrintDialogProps {
  readonly call: typeof printLabels | typeof printNoteLabels;
  readonly input: Readonly<Record<string, unknown>>;
  readonly labels: readonly Readonly<Record<string, unknown>>[];
  readonly onPrinted: () => void;
  readonly onClose: () => void;
}

/** Asks why where a label was printed before, then hands over the file. */
export function PrintDialog({ call, input, labels, onPrinted, onClose }: PrintDialogProps) {
  const say = useSay();
  const done = useDone();
  const [reason, setReason] = useState<unknown>(null);
  const [medium, setMedium] = useState<string>('roll');
  const [tried, setTried] = useState(false);
  const again = labels.filter(({ printedCount }) => typeof printedCount === 'number' && printedCount > 0).length;
  const missing = again > 0 && blank(reason);
  const printing = useMutation({
    mutationFn: async () => {
      const answer = await fetchPdf(callPath(call), { ...input, medium, ...(again > 0 && { reason }) });
      if (answer.file) handOver(answer.file, answer.name);
    },
    onSuccess: () => {
      done(fill(MADE, { n: labels.length }));
      onPrinted();
      onClose();
    },
  });
  return (
    <Modal
      open
      title={say(fill(TITLE, { n: labels.length }))}
      okText={say(PRINT)}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={printing.isPending}
      onOk={() => {
        setTried(true);
        if (!missing) printing.mutate();
      }}
      onCancel={onClose}
    >
      <Radio.Group
        aria-label={say(mediumField.label)}
        value={medium}
        onChange={({ target }) => setMedium(String(target.value))}
        options={Object.entries(LABEL_PAPERS).map(([value, label]) => ({ value, label: say(label) }))}
      />
      <p className={style['paper']}>{say(PAPER)}</p>
      {again > 0 && (
        <>
          <p>{say(fill(AGAIN, { n: again }))}</p>
          <FieldItem
            id="reprint-reason"
            field={REASON}
            value={reason}
            label={null}
            required
            problem={tried && missing ? { text: reprint.else, level: 'error' } : null}
            onChange={setReason}
          />
        </>
      )}
      <Refusal error={printing.error} />
    </Modal>
  );
}
