import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { fill, type Text } from '@takt/model';
import { Alert, App, Button, Modal, Result, Steps, Upload } from 'antd';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { handOver } from '../api/hand-over.ts';
import { loadOwnFile, loadTemplate } from '../api/lists.ts';
import { Refusal } from '../kit/refusal.tsx';
import { useSay } from '../kit/say.tsx';
import { toastError } from '../kit/toast.tsx';
import { ImportErrorsTable } from './import-errors.tsx';
import { fileRefusal } from './import-file.ts';
import { ImportJob } from './import-job.tsx';
import { useImport } from './use-import.ts';
import style from './import-dialog.module.css';

const TITLE: Text = ['导入{name}', 'Import: {name}'];
const STEPS: readonly Text[] = [
  ['下载模板', 'Template'],
  ['上传文件', 'Upload'],
  ['检查错误', 'Check'],
  ['导入结果', 'Result'],
];
const FILL_IN: Text = [
  '模板带有表头和下拉选项；带 * 的列必填，明细写在单据行的下方。',
  'The template has headings and drop-downs; columns marked * are required, lines stand below their record.',
];
const TEMPLATE: Text = ['下载模板', 'Download the template'];
const NEXT: Text = ['下一步', 'Next'];
const DROP: Text = ['点击或拖拽文件到此处上传', 'Click here or drop the file'];
const LIMITS: Text = ['支持 xlsx、xls，不超过 5M', 'xlsx or xls, at most 5M'];
const DONE: Text = ['成功导入 {n} 条', '{n} records imported'];
const FINISH: Text = ['完成', 'Finish'];

interface ImportDialogProps {
  readonly id: string;
  readonly name: Text;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** From an empty workbook to rows in four steps; nothing is kept until every row is sound. */
export function ImportDialog({ id, name, onImported, onClose }: ImportDialogProps) {
  const say = useSay();
  const { notification } = App.useApp();
  const [past, setPast] = useState(false);
  const [refused, setRefused] = useState<Text | null>(null);
  const { send, sending, error, errors, job, created, reset } = useImport(id, onImported);
  const step = created !== null ? 3 : errors || job ? 2 : past ? 1 : 0;
  const fetched = (load: Promise<Awaited<ReturnType<typeof loadTemplate>>>): void =>
    void load
      .then((answer) => answer.file && handOver(answer.file, answer.name))
      .catch((error: unknown) => {
        if (error instanceof ApiError) toastError(notification, error);
      });
  const take = (file: File): void => {
    const no = fileRefusal(file);
    setRefused(no);
    if (!no) send(file);
  };
  const again = (): void => {
    reset();
    setPast(true);
  };
  return (
    <Modal open width={800} title={say(fill(TITLE, { name }))} footer={null} onCancel={onClose} mask={{ closable: false }}>
      <Steps className={style['steps'] ?? ''} size="small" current={step} items={STEPS.map((one) => ({ title: say(one) }))} />
      {step === 0 && (
        <div className={style['step']}>
          <p>{say(FILL_IN)}</p>
          <div className={style['buttons']}>
            <Button icon={<DownloadOutlined />} onClick={() => fetched(loadTemplate(id))}>
              {say(TEMPLATE)}
            </Button>
            <Button type="primary" onClick={() => setPast(true)}>
              {say(NEXT)}
            </Button>
          </div>
        </div>
      )}
      {step === 1 && (
        <div className={style['step']}>
          {refused && <Alert type="error" showIcon title={say(refused)} />}
          <Refusal error={error} />
          <Upload.Dragger
            accept=".xlsx,.xls"
            maxCount={1}
            showUploadList={false}
            disabled={sending}
            beforeUpload={(file) => {
              take(file);
              return false;
            }}
          >
            <InboxOutlined className={style['icon'] ?? ''} spin={sending} />
            <div>{say(DROP)}</div>
            <div className={style['hint']}>{say(LIMITS)}</div>
          </Upload.Dragger>
        </div>
      )}
      {step === 2 && !errors && job && <ImportJob job={job} onAgain={again} />}
      {step === 2 && errors && (
        <div className={style['step']}>
          {job?.reason ? <Alert type="error" showIcon title={say(job.reason)} /> : <Refusal error={error} />}
          <ImportErrorsTable errors={errors} onFetch={(file) => fetched(loadOwnFile(file))} onAgain={again} />
        </div>
      )}
      {step === 3 && (
        <Result
          status="success"
          title={say(fill(DONE, { n: created ?? 0 }))}
          extra={
            <Button type="primary" onClick={onClose}>
              {say(FINISH)}
            </Button>
          }
        />
      )}
    </Modal>
  );
}
