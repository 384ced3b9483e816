import { Navigate, useLocation } from 'react-router';
import { type BarNotice, type Session, useSession } from '@takt/web/light';
import { goalOf } from './enter.ts';
import { Modes } from './modes.tsx';

/** What was handed over by the page that sent the person here. */
const handed = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>)[name] : undefined;
/** Where the person wanted to go. */
const fromOf = (state: unknown): string | null => {
  const from = handed(state, 'from');
  return typeof from === 'string' ? from : null;
};

/** The sign-in page; whoever is in already goes on. */
export function Login() {
  const session = useSession();
  const { state } = useLocation();
  if (session.signed) return <Navigate to={goalOf(session.signed, fromOf(state))} replace />;
  return <Modes first={firstWord(session, handed(state, 'told'))} />;
}

/** What there is to tell before anything was typed. */
const firstWord = ({ why }: Session, told: unknown): BarNotice | null => {
  if (told) return told as BarNotice;
  return why && { tone: 'warning', text: why.text, beside: [why.code, why.code] };
};
