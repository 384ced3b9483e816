import { FILE_USES, type FilesRequest, fill, sharedWords, STORED_KINDS, type Text } from '@takt/model';
import { callKey, PeoplePicker, Refusal, Sheet, sizeWords, useCall, useMenu, useSay } from '@takt/web';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { fileConditions as words } from '../../defs/file.ts';
import { User } from '@takt/modules/access/defs';
import { filesStored } from '../../defs/index.ts';
import { holds } from '../in-menu.ts';
import { FileTable } from './file-table.tsx';
import { UploadPanel } from './upload-panel.tsx';
import style from './files.module.css';

const WHAT: Text = [
  '公司资料库：存放制度、图纸、表单等公共文件。有查询权限的人都可以查找和下载，也可以把链接贴到帮助文档或站内信中。',
  'A library for the whole company: rules, drawings, forms. Whoever may query finds and downloads them here, or by a link in a help document or a mail.',
];
const STORED: Text = ['全公司共 {files} 个文件，占用 {bytes}，其中未使用 {unused}', 'Files: {files} · {bytes} · unused {unused}'];
const EVERYTHING: FilesRequest = { name: null, mediaType: null, user: null, use: null, page: 1 };

/** Everything the company has stored, and the way to add to it. */
export function FilesPage() {
  const say = useSay();
  const client = useQueryClient();
  const [request, setRequest] = useState(EVERYTHING);
  const found = useCall(filesStored, request, { placeholderData: keepPreviousData, meta: { quiet: true } });
  const { list = [], total = 0, stored, mayUpload = false, mayDelete = false } = found.data ?? {};
  const again = (): void => void client.invalidateQueries({ queryKey: callKey(filesStored) });
  const narrowed = request.name !== null || request.mediaType !== null || request.user !== null || request.use !== null;
  return (
    <Sheet title={filesStored.label}>
      <p className={style['what']}>{say(WHAT)}</p>
      {mayUpload && <UploadPanel onUploaded={again} />}
      <div className={style['bar']}>
        <Conditions request={request} onAsk={(part) => setRequest({ ...request, ...part, page: 1 })} />
        {narrowed && <Button onClick={() => setRequest(EVERYTHING)}>{say(sharedWords.reset)}</Button>}
        <Button loading={found.isFetching} onClick={() => void found.refetch()}>
          {say(sharedWords.refresh)}
        </Button>
        {stored && (
          <span className={style['stored']}>
            {say(
              fill(STORED, {
                files: stored.files.toLocaleString('en'),
                bytes: sizeWords(stored.bytes),
                unused: sizeWords(stored.unusedBytes),
              }),
            )}
          </span>
        )}
      </div>
      <Refusal error={found.error} />
      <FileTable
        files={list}
        total={total}
        page={request.page}
        loading={found.isPending}
        hasConditions={narrowed}
        mayUpload={mayUpload}
        mayDelete={mayDelete}
        onPage={(page) => setRequest({ ...request, page })}
        onChanged={again}
      />
    </Sheet>
  );
}

interface ConditionsProps {
  readonly request: FilesRequest;
  readonly onAsk: (part: Partial<FilesRequest>) => void;
}
function Conditions({ request, onAsk }: ConditionsProps) {
  const say = useSay();
  const mayPickPeople = (useMenu() ?? []).some(holds(User.id));
  const kinds = Object.entries(STORED_KINDS).map(([value, label]) => ({ value, label }));
  const uses = Object.entries(FILE_USES).map(([value, label]) => ({ value, label: say(label) }));
  return (
    <>
      <Input.Search
        // Typed text lives in the field itself; a reset begins a new one.
        key={request.name === null ? 'empty' : 'asked'}
        className={style['search'] ?? ''}
        allowClear
        defaultValue={request.name ?? ''}
        aria-label={say(words.name.label)}
        placeholder={say(words.name.label)}
        onSearch={(name) => onAsk({ name: name.trim() || null })}
      />
      <Select
        className={style['choice'] ?? ''}
        allowClear
        aria-label={say(words.mediaType.label)}
        placeholder={say(words.mediaType.label)}
        value={request.mediaType}
        onChange={(mediaType: string | undefined) => onAsk({ mediaType: mediaType ?? null })}
        options={kinds}
      />
      <Select
        className={style['choice'] ?? ''}
        allowClear
        aria-label={say(words.use.label)}
        placeholder={say(words.use.label)}
        value={request.use}
        onChange={(use: string | undefined) => onAsk({ use: use ?? null })}
        options={uses}
      />
      {mayPickPeople && (
        <div className={style['person']}>
          <PeoplePicker
            entity={User.id}
            placeholder={say(words.user.label)}
            {...(request.user !== null && { value: request.user })}
            onChange={(user) => onAsk({ user: [user].flat()[0] ?? null })}
          />
        </div>
      )}
    </>
  );
}
