import { PASSWORD_LENGTH } from '@takt/model';

/**
 * Passwords people choose when a policy makes them: an ordinary word, a capital, a sign, a year. They keep every rule and
 * are the first an attacker tries. Written as words and endings, so that the list stays short enough to read.
 */
const WORDS = 'password passw0rd p@ssw0rd p@ssword pa$$word admin administrator welcome qwerty letmein';
const ENDINGS = '@1 @12 @123 1! 12! 123! #1 #123 !1 @2023 @2024 @2025 @2026 2024! 2025! 2026!';

/** Others of the kind: keyboards, seasons, products, and what Chinese keyboards and names suggest. */
const WHOLE = `
  1qaz@wsx 1qaz!qaz 1qazxsw@ !qaz2wsx !qaz@wsx1 @wsx1qaz 1q2w3e4r! 1q2w3e4r@ q1w2e3r4! qwe123!@# qwer@123 qwer!123
  asdf@123 asdf!123 zxcv@123 zaq1@wsx zaq!2wsx abcd@123 abc123!@# a1b2c3d4! aa123123! aa@123123 aa112233! aa@112233
  aa112233@ test@123 test123! tester@123 user@123 guest@123 root@123 root123! master@123 manager@1 manager@123
  system@123 system123! server@123 oracle@123 mysql@123 postgres@1 postgres@123 windows@10 huawei@123 hello@123
  hello123! iloveyou1! iloveyou@1 changeme1! changeme@1 changeme@123 default@1 default@123 secret@123 login@123
  temp@123 initial@1 company@1 company@123 factory@1 factory@123 office@123 quality@123 takt@123 takt@2025 takt@2026
  jiepai@123 spring@2025 summer@2025 autumn@2025 winter@2025 spring@2026 summer@2026 autumn@2026 winter@2026 monday@1
  friday@1 january@1 china@123 china@2025 beijing@1 beijing@2008 shanghai@1 shanghai@123 shenzhen@1 woaini@520
  woaini@1314 woaini520! aini@1314 zhang@123 zhangsan@1 zhangsan@123 wang@123 lisi@123 lisi@2025 gongsi@123 mima@123
  mima@2025 nihao@123 superman@1 batman@123 dragon@123 monkey@123 sunshine@1 football@1 princess@1 michael@1 jordan@23
  google@123`;

const listOf = (text: string): readonly string[] => text.trim().split(/\s+/);
const built = listOf(WORDS).flatMap((word) => listOf(ENDINGS).map((ending) => word + ending));

/** All of them, in small letters. */
export const knownPasswords: ReadonlySet<string> = new Set(
  [...built, ...listOf(WHOLE)].filter((password) => password.length >= PASSWORD_LENGTH.min),
);

/** True for a password everybody thinks of, whatever its capitals. */
export const isCommon = (password: string): boolean => knownPasswords.has(password.normalize('NFKC').trim().toLowerCase());
