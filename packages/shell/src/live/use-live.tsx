import type { Text } from '@takt/model';
import { App } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type MessageKind,
  onWatchedChange,
  read,
  Say,
  notifyWatchers,
  useMessagesChanged,
  useScrollingChanged,
  watchedNow,
} from '@takt/web/host';
import { type Burst, joined } from './burst.ts';
import { type Ears, holdLine, type LiveMessage, type Wire } from './live-line.ts';

const TOAST_MS = 5000;
const KINDS = ['success', 'info', 'warning', 'error'] as const;

const ticket = async (): Promise<string> => (await read<{ readonly ticket: string }>('/system/message/live/ticket')).ticket;
/** The ticket travels as a protocol beside the real one: an address would end up in logs. */
function connect(given: string, { opened, message, closed }: Ears): Wire {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`, ['takt', given]);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => message(data));
  socket.addEventListener('close', closed);
  return { close: () => socket.close(), say: (text) => socket.send(text) };
}

/** Listens to the server while somebody is signed in. How many people of the company are here; null when it is not known. */
export function useLive(): number | null {
  const { notification } = App.useApp();
  const [online, setOnline] = useState<number | null>(null);
  const askAnew = useMessagesChanged();
  const changed = useEffectEvent((kind: MessageKind) => askAnew(kind));
  const scrolling = useScrollingChanged();
  const runs = useEffectEvent((texts: readonly Text[]) => scrolling(texts));
  useEffect(() => {
    let burst: Burst | null = null;
    const heard = (message: LiveMessage): void => {
      if (message.type === 'onlineNum') {
        setOnline(message.data);
        return;
      }
      if (message.type === 'scroll') {
        runs(message.data);
        return;
      }
      if (message.type === 'changed') {
        notifyWatchers(message.data);
        return;
      }
      if (message.type === 'watchAgain') return;
      if (message.type !== 'notify') {
        changed(message.type);
        return;
      }
      const { type, msg, duration } = message.data;
      burst = joined(burst, msg, Date.now());
      notification.open({
        key: burst.key,
        type: KINDS.find((kind) => kind === type) ?? 'info',
        title: <Say text={burst.text} />,
        duration: (duration || TOAST_MS) / 1000,
        showProgress: true,
        pauseOnHover: true,
        placement: 'bottomLeft',
      });
    };
    const line = holdLine({ ticket, connect, heard, lost: () => setOnline(null), watched: watchedNow });
    const stop = onWatchedChange(line.sayWatched);
    return () => {
      stop();
      line.hangUp();
    };
  }, [notification]);
  return online;
}
