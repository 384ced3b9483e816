import { fill, type Text } from '@takt/model';
import { ApiError } from '@takt/web/light';
import { useState } from 'react';

const LOST: Text = ['未能发送，请检查网络后再试', 'It could not be sent; check the network and try again'];

const WITH_WAY: Text = ['{text}：{unblock}', '{text}: {unblock}'];
const said = ({ text, unblock }: ApiError): Text => (unblock ? fill(WITH_WAY, { text, unblock }) : text);

/** Sends once at a time and keeps why it was refused. */
export function useSending(onSent: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text | null>(null);
  const send = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      onSent();
    } catch (error) {
      setProblem(error instanceof ApiError ? said(error) : LOST);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send: (work: () => Promise<unknown>) => void send(work) };
}
