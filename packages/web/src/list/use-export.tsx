import type { Text } from '@takt/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { ApiError } from '../api/api-error.ts';
import { handOver } from '../api/hand-over.ts';
import { type ExportRequest, exportRows } from '../api/lists.ts';
import { useDone } from '../kit/done.tsx';
import { toastError } from '../kit/toast.tsx';
import { exportsKey } from './tray/tray.tsx';

const DONE: Text = ['导出成功', 'Export succeeded'];

/** What the list has found, as a workbook; what is too much for now comes later, with a message. */
export function useExport(id: string, url: string) {
  const { notification } = App.useApp();
  const done = useDone();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: ExportRequest) => exportRows(id, url, asked),
    onSuccess: (answer) => {
      if (!answer.file) {
        void client.invalidateQueries({ queryKey: exportsKey });
        notification.info({ title: answer.message, duration: 5, showProgress: true, pauseOnHover: true });
        return;
      }
      handOver(answer.file, answer.name);
      done(DONE);
    },
    onError: (error) => {
      if (error instanceof ApiError) toastError(notification, error);
    },
  });
}
