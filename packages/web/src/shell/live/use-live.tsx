import { App } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { read } from '../../api/http.ts';
import { Say } from '../../kit/say.tsx';
import type { MessageKind } from '../../messages/calls.ts';
import { useMessagesChanged } from '../../messages/unread.ts';
import { type Ears, holdLine, type LiveMessage } from './live-line.ts';

const TOAST_SECONDS = 5;
const KINDS = ['success', 'info', 'warning', 'error'] as const;

const ticket = async (): Promise<string> => (await read<{ readonly ticket: string }>('/system/message/live/ticket')).ticket;
/** The ticket travels as a protocol beside the real one: an address would end up in logs. */
function connect(given: string, { opened, said, closed }: Ears): () => void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`, ['takt', given]);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => said(data));
  socket.addEventListener('close', closed);
  return () => socket.close();
}

/** Listens to the server while somebody is signed in. How many people of the company are here; null when it is not known. */
export function useLive(): number | null {
  const { notification } = App.useApp();
  const [online, setOnline] = useState<number | null>(null);
  const askAnew = useMessagesChanged();
  const changed = useEffectEvent((kind: MessageKind) => askAnew(kind));
  useEffect(() => {
    const heard = (message: LiveMessage): void => {
      if (message.type === 'onlineNum') {
        setOnline(message.data);
        return;
      }
      if (message.type !== 'notify') {
        changed(message.type);
        return;
      }
      const { type, msg } = message.data;
      notification.open({
        type: KINDS.find((kind) => kind === type) ?? 'info',
        title: <Say text={msg} />,
        duration: TOAST_SECONDS,
        showProgress: true,
        pauseOnHover: true,
        placement: 'bottomLeft',
      });
    };
    return holdLine({ ticket, connect, heard, lost: () => setOnline(null) });
  }, [notification]);
  return online;
}
