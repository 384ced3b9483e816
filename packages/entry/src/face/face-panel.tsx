import { fill, sharedWords, type Text } from '@takt/model';
import { useState } from 'react';
import { ApiError, Bar, Loading, noticeOf, PlainButton, useSay } from '@takt/web/light';
import { type Account, enterAccount, type FaceGrant, findAccounts } from './calls.ts';
import { FaceAttempt } from './face-attempt.tsx';
import type { Shots } from './shots.ts';
import style from './face-panel.module.css';

const SIGN_IN: Text = ['登录', 'Sign in'];
const CHECKING: Text = ['正在识别…', 'Recognising…'];
const PREVIOUS: Text = ['上一个账号', 'Previous account'];
const NEXT: Text = ['下一个账号', 'Next account'];
const PLACE: Text = ['第 {place} 个，共 {count} 个账号', 'Account {place} of {count}'];

interface FacePanelProps {
  readonly company: string;
  readonly username: string;
  readonly onSignedIn: (answer: FaceGrant) => void;
  readonly onBack: () => void;
}

/** `paused` waits for the person: the server wants no new attempt yet, or none at all. */
type Stage =
  | { readonly at: 'camera' | 'checking' | 'paused' }
  | { readonly at: 'choosing'; readonly accounts: readonly Account[] };

/** Signs in by face: the camera, then the accounts the face belongs to, then one of them. */
export function FacePanel({ company, username, onSignedIn, onBack }: FacePanelProps) {
  const [stage, setStage] = useState<Stage>({ at: 'camera' });
  const [refused, setRefused] = useState<ApiError | null>(null);
  const refuse = (error: unknown, next: 'camera' | 'paused'): void => {
    if (!(error instanceof ApiError)) throw error;
    setRefused(error);
    setStage({ at: next });
  };
  const recognise = async (shots: Shots, nonce: string): Promise<void> => {
    setStage({ at: 'checking' });
    try {
      const accounts = await findAccounts({ company, username, nonce, shots });
      setRefused(null);
      setStage({ at: 'choosing', accounts });
    } catch (error) {
      refuse(error, error instanceof ApiError && PAUSING.includes(error.code) ? 'paused' : 'camera');
    }
  };
  const enter = async ({ id }: Account): Promise<void> => {
    setStage({ at: 'checking' });
    try {
      onSignedIn(await enterAccount(id));
    } catch (error) {
      refuse(error, 'camera');
    }
  };
  return (
    <div className={style['panel']}>
      <Bar notice={refused && noticeOf(refused)} />
      {stage.at === 'camera' && (
        <FaceAttempt
          company={company}
          onShots={(shots, nonce) => void recognise(shots, nonce)}
          onRefused={(error) => refuse(error, 'paused')}
        />
      )}
      {stage.at === 'checking' && (
        <div className={style['waiting']}>
          <Loading text={CHECKING} />
        </div>
      )}
      {stage.at === 'choosing' && <Accounts accounts={stage.accounts} onChosen={(account) => void enter(account)} />}
      {stage.at === 'paused' && (
        <PlainButton look="main" wide text={sharedWords.retry} onPress={() => setStage({ at: 'camera' })} />
      )}
      <PlainButton wide text={sharedWords.back} onPress={onBack} />
    </div>
  );
}
/** After these a new attempt at once would only be refused again, or count as one more failure. */
const PAUSING = ['face.wait', 'face.off', 'overload', 'network', 'timeout'];

function Accounts({
  accounts,
  onChosen,
}: {
  readonly accounts: readonly Account[];
  readonly onChosen: (account: Account) => void;
}) {
  const say = useSay();
  const [place, setPlace] = useState(0);
  const account = accounts[place];
  if (!account) return null;
  const several = accounts.length > 1;
  const turn = (by: 1 | -1): void => setPlace((place + by + accounts.length) % accounts.length);
  return (
    <div className={style['buttons']}>
      <div className={style['carousel']}>
        {several && <PlainButton look="small" text={['‹', '‹']} title={PREVIOUS} onPress={() => turn(-1)} />}
        <div className={style['card']} aria-live="polite">
          <div className={style['name']}>{account.username}</div>
          <div className={style['organization']}>{account.organization}</div>
        </div>
        {several && <PlainButton look="small" text={['›', '›']} title={NEXT} onPress={() => turn(1)} />}
      </div>
      {several && <div className={style['place']}>{say(fill(PLACE, { place: place + 1, count: accounts.length }))}</div>}
      <PlainButton look="main" wide text={SIGN_IN} onPress={() => onChosen(account)} />
    </div>
  );
}
