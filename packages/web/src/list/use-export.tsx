import type { Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import { ApiError } from '../api/api-error.ts';
import { handOver } from '../api/files.ts';
import { exportRows } from '../api/lists.ts';
import { useDone } from '../kit/done.tsx';
import { toastError } from '../kit/toast.tsx';
import type { Params } from './asked.ts';

const DONE: Text = ['导出成功', 'Export succeeded'];

/** Everything the list has found, as a workbook; what is too much for now comes later, with a message. */
export function useExport(id: string) {
  const { notification } = App.useApp();
  const done = useDone();
  return useMutation({
    mutationFn: (params: Params) => exportRows(id, params),
    onSuccess: (answer) => {
      if (!answer.file) {
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
