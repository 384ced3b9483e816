import { fill, sharedWords, type Text } from '@takt/model';
import { useCallback, useEffect, useState } from 'react';
import { loadLocal, loadOptions, saveLocal, useSay } from '@takt/web/light';
import { Frame } from './kit/frame.tsx';
import { Card, Push, Strip } from './kit/parts.tsx';
import { SignOut } from './kit/sign-out.tsx';
import type { HandheldAssembly, Place } from './task.ts';
import { useOfflineAnswer } from './use-offline-answer.ts';
import { go } from './way.ts';

const KEY = 'handheld_place';
const CHOOSE: Text = ['选择{what}', 'Choose the {what}'];
const NONE: Text = ['没有可选的{what}', 'There is no {what} you may work in'];
const ASK: Text = ['请联系管理员授权，或退出后换人登录', 'Ask an administrator for the right, or sign out for somebody else'];
const SETTINGS: Text = ['设置', 'Settings'];

const remembered = (): Place | null => {
  try {
    const { id, label } = JSON.parse(loadLocal(KEY) ?? 'null') as Place;
    return typeof id === 'string' ? { id, label } : null;
  } catch {
    return null;
  }
};

/** Where the person works; this device remembers it. */
export function useChosenPlace(): readonly [Place | null, (place: Place | null) => void] {
  const [place, setPlace] = useState(remembered);
  const choose = useCallback((next: Place | null): void => {
    saveLocal(KEY, next && JSON.stringify(next));
    setPlace(next);
  }, []);
  return [place, choose];
}

/** Asked once; where there is only one, nobody is asked. */
export function ChoosePlace({
  of: { entity, label },
  onChoose,
}: {
  readonly of: HandheldAssembly['place'];
  readonly onChoose: (place: Place) => void;
}) {
  const say = useSay();
  const known = useOfflineAnswer(`places ${entity}`, () => loadOptions(entity, ''));
  const places = known.data?.map(({ value, label: name }): Place => ({ id: value, label: name })) ?? [];
  const only = places.length === 1 ? places[0] : undefined;
  useEffect(() => {
    if (only) onChoose(only);
  }, [only, onChoose]);
  const what = say(label);
  const { error } = known;
  const isNobodys = known.data !== null && places.length === 0;
  // Whoever may not work here leaves the device to the next person.
  const unblock = error?.unblock ?? (error?.code === 'permission' ? ASK : null);
  return (
    <Frame
      title={fill(CHOOSE, { what })}
      back={null}
      foot={
        <>
          <Push text={SETTINGS} onPress={() => go('settings')} />
          <SignOut />
        </>
      }
    >
      <Strip feedback={error && { text: error.text, feeling: 'bad', unblock }} />
      {isNobodys && <Strip feedback={{ text: fill(NONE, { what }), feeling: 'again', unblock: ASK }} />}
      {(error || isNobodys) && <Push text={sharedWords.retry} disabled={known.loading} onPress={known.reload} />}
      {places.map((place) => (
        <Card key={place.id} title={place.label} onPress={() => onChoose(place)} />
      ))}
    </Frame>
  );
}
