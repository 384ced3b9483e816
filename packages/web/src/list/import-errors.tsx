import { DownloadOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button, Table } from 'antd';
import type { CellError, ImportErrors } from '../api/lists.ts';
import { useSay } from '../kit/say.tsx';
import style from './import-dialog.module.css';

const MARKED: Text = ['下载标红的文件', 'Download the marked file'];
const AGAIN: Text = ['重新上传', 'Upload again'];
const ROW: Text = ['行号', 'Row'];
const REASON: Text = ['错误原因', 'Reason'];

interface ImportErrorsTableProps {
  readonly errors: ImportErrors;
  readonly onFetch: (fileId: string) => void;
  readonly onAgain: () => void;
}

/** What is wrong in which row, and the person's own file with it marked. */
export function ImportErrorsTable({ errors: { errors, fileId }, onFetch, onAgain }: ImportErrorsTableProps) {
  const say = useSay();
  return (
    <>
      <Table<CellError>
        rowKey={({ row, column, reason }) => `${row} ${column} ${reason}`}
        size="small"
        pagination={false}
        scroll={{ y: 300 }}
        dataSource={errors}
        columns={[
          { dataIndex: 'row', title: say(ROW), width: 80, align: 'right' },
          { dataIndex: 'reason', title: say(REASON) },
        ]}
      />
      <div className={style['buttons']}>
        {fileId !== null && (
          <Button icon={<DownloadOutlined />} onClick={() => onFetch(fileId)}>
            {say(MARKED)}
          </Button>
        )}
        <Button type="primary" onClick={onAgain}>
          {say(AGAIN)}
        </Button>
      </div>
    </>
  );
}
