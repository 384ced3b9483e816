import { passwordStrength } from '@takt/model';
import { Glyph, useSay } from '@takt/web/light';
import style from './policy.module.css';

/** The rules for a new password, each ticked off while it is typed. */
export function Policy({ password }: { readonly password: string }) {
  const say = useSay();
  return (
    <ul className={style['rules']}>
      {passwordStrength(password).map(({ rule, text, kept }) => {
        // Nothing typed is not yet wrong.
        const sign = password === '' ? 'dot' : kept ? 'right' : 'wrong';
        return (
          <li key={rule} className={sign === 'right' ? style['kept'] : ''} data-rule={rule}>
            <Glyph name={sign} size={14} />
            {say(text)}
          </li>
        );
      })}
    </ul>
  );
}
