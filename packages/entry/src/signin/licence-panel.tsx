import { blank, sharedWords, signinWords, type Text } from '@takt/model';
import { type DragEvent, type FormEvent, useState } from 'react';
import {
  ApiError,
  Bar,
  type BarNotice,
  Field,
  focusFirstWrong,
  Glyph,
  PlainButton,
  type Problems,
  problemsOf,
  registerLicence,
  useSay,
  without,
} from '@takt/web/light';
import style from './sign-in.module.css';

const DROP: Text = ['将许可文件拖到此处，或点击选择', 'Drop licence files here, or click to choose'];
const FILES: Text = ['许可文件', 'Licence files'];
const TENANT: Text = ['企业代码', 'Company code'];
const REGISTERED: Text = ['许可已注册', 'licence registered'];
const FAILED: Text = ['许可注册失败', 'licence registration failed'];

/** L12 and the tenant the licence is for. */
export const licenceProblems = (files: readonly File[], tenant: string): Problems =>
  problemsOf([...(files.length === 0 ? [signinWords.L12] : []), ...(blank(tenant) ? [signinWords.L11] : [])]);

interface LicencePanelProps {
  readonly company: string;
  readonly onBack: () => void;
  /** Leaves for the password, with what is to be told there. */
  readonly onDone: (told: BarNotice) => void;
}

/** Registers the licence files of a tenant. */
export function LicencePanel({ company, onBack, onDone }: LicencePanelProps) {
  const say = useSay();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [tenant, setTenant] = useState(company);
  const [problems, setProblems] = useState<Problems>({});
  const [told, setTold] = useState<BarNotice | null>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);

  const add = (more: Iterable<File>): void => {
    // Taken out at once: the browser empties its own list as soon as the input is cleared.
    const chosen = [...more];
    setFiles((now) => [...now, ...chosen.filter((file) => !now.some((one) => one.name === file.name))]);
    setProblems((now) => without(now, signinWords.L12.field));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const register = async (): Promise<void> => {
    setBusy(true);
    setTold(null);
    try {
      let message = '';
      for (const file of files) {
        ({ message } = await registerLicence(file, tenant));
        setFiles((now) => now.filter((one) => one !== file));
      }
      onDone({ tone: 'success', text: message === '' ? REGISTERED : [message, message] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const lost = error.code === 'network' || error.code === 'timeout';
      if (lost) onDone({ tone: 'error', text: FAILED, beside: error.text });
      else setTold({ tone: 'error', text: error.code.startsWith('HTTP') ? FAILED : error.text, beside: error.unblock });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = licenceProblems(files, tenant);
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirstWrong(event.currentTarget);
    else void register();
  };
  const missing = problems[signinWords.L12.field];

  return (
    <form noValidate onSubmit={submit}>
      <label
        className={`${style['drop']} ${over ? style['over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Glyph name="upload" size={28} />
        <span>{say(DROP)}</span>
        <input
          type="file"
          multiple
          aria-label={say(FILES)}
          aria-invalid={missing !== undefined}
          onChange={({ target }) => {
            add(target.files ?? []);
            target.value = '';
          }}
        />
      </label>
      <ul className={style['files']} aria-label={say(FILES)}>
        {files.map((file) => (
          <li key={file.name}>
            <Glyph name="licence" size={16} />
            <span title={file.name}>{file.name}</span>
            <PlainButton look="link" text={sharedWords.remove} onPress={() => setFiles(files.filter((one) => one !== file))} />
          </li>
        ))}
      </ul>
      <div className={style['under']} aria-live="polite">
        {missing && say(missing)}
      </div>
      <Field
        label={TENANT}
        value={tenant}
        onChange={(value) => {
          setTenant(value);
          setProblems((now) => without(now, signinWords.L11.field));
        }}
        problem={problems[signinWords.L11.field]}
      />
      <Bar notice={told} />
      <div className={style['two']}>
        <PlainButton text={sharedWords.cancel} onPress={onBack} />
        <PlainButton look="main" submits text={sharedWords.ok} busy={busy} />
      </div>
    </form>
  );
}
