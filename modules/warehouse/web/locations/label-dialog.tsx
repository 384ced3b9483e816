import { fill, type Text } from '@takt/model';
import { type LabelLook, type LabelMedium, Refusal, usePrintLabels, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { loadLabels } from './calls.ts';
import style from './locations.module.css';

const TITLE: Text = ['打印 {n} 张库位标签', 'Print {n} location labels'];
const NAME: Text = ['库位标签', 'Location labels'];
const PRINT: Text = ['打印', 'Print'];
const LATER: Text = ['暂不打印', 'Not now'];
const PAPER: Text = ['纸张', 'Paper'];
const CODE: Text = ['条码', 'Code'];
const PAPERS: readonly (readonly [LabelMedium, Text])[] = [
  ['sheet', ['A4 标签纸（3×8，70×37 mm）', 'A4 sheet (3 × 8, 70 × 37 mm)']],
  ['roll', ['标签卷（100×50 mm）', 'Roll (100 × 50 mm)']],
];
const LOOKS: readonly (readonly [LabelLook, Text])[] = [
  ['code128', ['一维码 Code 128', 'Code 128']],
  ['qr', ['二维码', 'QR code']],
];

/** Asks for medium and kind of code, then prints a label for each location in the order one walks along them. */
export function LabelDialog({ ids, onClose }: { readonly ids: readonly string[]; readonly onClose: () => void }) {
  const say = useSay();
  const print = usePrintLabels();
  const [medium, setMedium] = useState<LabelMedium>('sheet');
  const [look, setLook] = useState<LabelLook>('code128');
  const printing = useMutation({
    mutationFn: async () => {
      const found = await loadLabels(ids);
      const labels = found.map(({ code, checkCharacter, warehouse, zone }) => ({
        code,
        mark: checkCharacter,
        lines: [warehouse, ...(zone ? [zone] : [])],
      }));
      await print({ title: NAME, medium, look, labels });
    },
    onSuccess: onClose,
  });
  return (
    <Modal
      open
      title={say(fill(TITLE, { n: ids.length }))}
      okText={say(PRINT)}
      cancelText={say(LATER)}
      confirmLoading={printing.isPending}
      onOk={() => printing.mutate()}
      onCancel={onClose}
    >
      <div className={style['choices']}>
        <span className={style['choice']}>{say(PAPER)}</span>
        <Radio.Group
          value={medium}
          onChange={({ target }) => setMedium(target.value)}
          options={PAPERS.map(([value, text]) => ({ value, label: say(text) }))}
        />
        <span className={style['choice']}>{say(CODE)}</span>
        <Radio.Group
          value={look}
          onChange={({ target }) => setLook(target.value)}
          options={LOOKS.map(([value, text]) => ({ value, label: say(text) }))}
        />
      </div>
      <Refusal error={printing.error} />
    </Modal>
  );
}
