import { type AnyDocument, fill, inSentence, type Lang, sharedWords, type Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useDone } from '../kit/done.tsx';
import { Refusal } from '../kit/refusal.tsx';
import { useLang, useSay } from '../kit/say.tsx';
import { fetchPrintouts } from './fetch-printouts.ts';

const TITLE: Text = ['打印{label} {name}', 'Print {label} {name}'];
const SEVERAL: Text = ['{n} 张', '({n})'];
const MAKE: Text = ['生成 PDF', 'Make the PDF'];
const WHICH: Text = ['打印内容', 'What to print'];
const LANGUAGE: Text = ['语言', 'Language'];
const MADE: Text = ['{printout}已生成 PDF：{name}', '{printout} made as PDF: {name}'];
/** Each in its own words, for whoever the paper is for. */
const LANGUAGES = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
] as const satisfies readonly { readonly value: Lang; readonly label: string }[];

interface PrintoutDialogProps {
  readonly doc: AnyDocument;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly onPrinted: () => void;
  readonly onClose: () => void;
}

/** Which paper and in which language; Enter takes what stands there. */
export function PrintoutDialog({ doc, rows, onPrinted, onClose }: PrintoutDialogProps) {
  const say = useSay();
  const done = useDone();
  const [lang, setLang] = useState<Lang>(useLang());
  const [printout, setPrintout] = useState(doc.printouts[0]?.name ?? '');
  const name = rows.length === 1 ? String(rows[0]?.['number'] ?? '') : say(fill(SEVERAL, { n: rows.length }));
  const printing = useMutation({
    mutationFn: () => fetchPrintouts({ entity: doc.id, printout, ids: rows.map(({ id }) => String(id)), lang }),
    onSuccess: () => {
      done(fill(MADE, { printout: doc.printouts.find((one) => one.name === printout)?.label, name }));
      onPrinted();
      onClose();
    },
  });
  return (
    <Modal
      open
      width={460}
      title={say(fill(TITLE, { label: inSentence(doc.label), name }))}
      okText={say(MAKE)}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={printing.isPending}
      okButtonProps={{ autoFocus: true }}
      onOk={() => printing.mutate()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        {doc.printouts.length > 1 && (
          <Form.Item label={say(WHICH)}>
            <Radio.Group
              value={printout}
              onChange={({ target }) => setPrintout(String(target.value))}
              vertical
              options={doc.printouts.map((one) => ({ value: one.name, label: say(one.label) }))}
            />
          </Form.Item>
        )}
        <Form.Item label={say(LANGUAGE)}>
          <Radio.Group
            value={lang}
            onChange={({ target }) => setLang(target.value === 'en' ? 'en' : 'zh')}
            options={[...LANGUAGES]}
          />
        </Form.Item>
      </Form>
      <Refusal error={printing.error} />
    </Modal>
  );
}
