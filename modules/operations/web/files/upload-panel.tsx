import { CheckCircleFilled, ClockCircleOutlined, CloseCircleFilled, InboxOutlined, LoadingOutlined } from '@ant-design/icons';
import { fill, type Text } from '@takt/model';
import { acceptOf, sizeWords, useSay } from '@takt/web';
import { Button, Progress, Upload } from 'antd';
import type { ReactNode } from 'react';
import { type Sending, useUploads } from './use-uploads.ts';
import style from './files.module.css';

const DROP: Text = ['点击或将文件拖到此处，可一次选择多个', 'Click, or drop files here; several at once if you like'];
const LIMITS: Text = [
  'PNG、JPG、PDF、XLSX、DOCX、PPTX，单个不超过 5 MB；含宏、外部链接或嵌入对象的文件会被拒绝',
  'PNG, JPG, PDF, XLSX, DOCX, PPTX, up to 5 MB each; files with macros, outside links or embedded objects are refused',
];
const PROGRESS: Text = ['已处理 {done} / {all}，{refused} 个被拒绝', '{done} of {all} handled, {refused} refused'];
const CLEAR: Text = ['清除已完成', 'Clear'];
const WORDS: Readonly<Record<Sending['state'], Text>> = {
  waiting: ['等待中', 'Waiting'],
  sending: ['上传并检查中…', 'Uploading and checking…'],
  done: ['已上传', 'Uploaded'],
  refused: ['被拒绝', 'Refused'],
};
const MARKS: Readonly<Record<Sending['state'], ReactNode>> = {
  waiting: <ClockCircleOutlined />,
  sending: <LoadingOutlined />,
  done: <CheckCircleFilled className={style['kept'] ?? ''} />,
  refused: <CloseCircleFilled className={style['refused'] ?? ''} />,
};

/** Takes files in, and says beside each what became of it. */
export function UploadPanel({ onUploaded }: { readonly onUploaded: () => void }) {
  const say = useSay();
  const { list, add, clear } = useUploads(onUploaded);
  const over = list.filter(({ state }) => state === 'done' || state === 'refused').length;
  const refused = list.filter(({ state }) => state === 'refused').length;
  return (
    <div className={style['upload']}>
      <Upload.Dragger
        multiple
        accept={acceptOf()}
        showUploadList={false}
        beforeUpload={(file) => {
          add(file);
          return false;
        }}
      >
        <div className={style['drop']}>
          <InboxOutlined className={style['icon'] ?? ''} />
          <div>
            <div>{say(DROP)}</div>
            <div className={style['hint']}>{say(LIMITS)}</div>
          </div>
        </div>
      </Upload.Dragger>
      {list.length > 0 && (
        <>
          <div className={style['bar']} role="status">
            <Progress
              className={style['progress'] ?? ''}
              size="small"
              showInfo={false}
              percent={Math.round((over / list.length) * 100)}
              status={over < list.length ? 'active' : 'normal'}
              aria-label={say(fill(PROGRESS, { done: over, all: list.length, refused }))}
            />
            <span className={style['hint']}>{say(fill(PROGRESS, { done: over, all: list.length, refused }))}</span>
            <Button type="text" size="small" disabled={over === 0} onClick={clear}>
              {say(CLEAR)}
            </Button>
          </div>
          <ul className={style['sendings']}>
            {list.map((one) => (
              <li key={one.key}>
                {MARKS[one.state]}
                <span className={style['name']} title={one.name}>
                  {one.name}
                </span>
                <span className={style['hint']}>{sizeWords(one.size)}</span>
                <span className={one.state === 'refused' ? style['refused'] : style['hint']}>
                  {say(one.reason ?? WORDS[one.state])}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
