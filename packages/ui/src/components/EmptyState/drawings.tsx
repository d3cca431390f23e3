import type { ReactNode } from 'react';
import type { IllustrationName } from './types';

const GROUND = <ellipse data-ink="fill" cx="72" cy="94" rx="52" ry="6" />;

/** Drawings below the awning. */
export const DRAWINGS: Record<IllustrationName, ReactNode> = {
  box: (
    <>
      {GROUND}
      <path data-ink="paper" d="M40 48h64v42a3 3 0 0 1-3 3H43a3 3 0 0 1-3-3z" />
      <path data-ink="paper" d="M40 48 26 38l32-12 14 10zM104 48l14-10-32-12-14 10z" />
      <path data-ink="fill" d="M40 48 72 36l32 12-32 4z" />
      <path d="M40 48 72 36l32 12" />
      <path data-ink="paper" d="M40 48 27 60l32 8 13-16zM104 48l13 12-32 8-13-16z" />
      <path d="M72 52v41" />
      <path data-ink="accent" d="M72 6v22M64 20l8 8 8-8" />
      <path d="M50 82h10M50 87h6" />
    </>
  ),
  search: (
    <>
      {GROUND}
      <rect data-ink="paper" x="30" y="18" width="62" height="74" rx="5" />
      <path d="M42 34h26M42 46h18M42 58h12M42 70h14M42 80h24" />
      <rect data-ink="accentFill" x="36" y="32.5" width="3" height="3" rx="1.5" />
      <circle data-ink="paper" cx="86" cy="56" r="21" />
      <circle data-ink="accent" cx="86" cy="56" r="15" />
      <path d="m101 72 14 15" strokeWidth="5" />
      <path data-ink="accent" d="M78 53a9 9 0 0 1 6-5" />
    </>
  ),
  basket: (
    <>
      {GROUND}
      <path d="M52 46c0-18 8-30 20-30s20 12 20 30" />
      <path data-ink="paper" d="M34 46h76l-8 43a4 4 0 0 1-4 3H46a4 4 0 0 1-4-3z" />
      <path data-ink="fill" d="M34 46h76l-1.500 8h-73z" />
      <path d="M30 46h84" strokeWidth="3" />
      <path d="M56 62v20M72 62v20M88 62v20" />
      <path data-ink="accent" d="M104 18v12M98 24h12" />
      <circle data-ink="accentFill" cx="40" cy="26" r="2" />
    </>
  ),
  cloud: (
    <>
      {GROUND}
      <path data-ink="paper" d="M44 74a17 17 0 0 1-2-34 25 25 0 0 1 48-6 20 20 0 0 1 13 40z" />
      <path data-ink="fill" d="M46 68a11 11 0 0 1-4-21 20 20 0 0 0 6 21z" />
      <path data-ink="accent" d="m64 51 16 16M80 51 64 67" />
      <path d="M52 83h14M78 83h14M70 83h2" strokeDasharray="4 5" />
    </>
  ),
  lock: (
    <>
      {GROUND}
      <path d="M54 48V34a18 18 0 0 1 36 0v14" strokeWidth="3" />
      <rect data-ink="paper" x="42" y="46" width="60" height="46" rx="7" />
      <path data-ink="fill" d="M42 53a7 7 0 0 1 7-7h46a7 7 0 0 1 7 7v3H42z" />
      <circle data-ink="accent" cx="72" cy="69" r="5" />
      <path data-ink="accent" d="M72 74v8" />
      <path d="M24 70h8M112 70h8M28 56l6 3M116 56l-6 3" />
    </>
  ),
  map: (
    <>
      {GROUND}
      <path data-ink="paper" d="m30 34 28-10 28 10 28-10v56L86 90 58 80 30 90z" />
      <path d="M58 24v56M86 34v56" />
      <path d="M38 74c8-10 10-22 20-22s14 12 24 10 10-14 22-20" strokeDasharray="4 5" />
      <path data-ink="paper" d="M72 58S58 44 58 32a14 14 0 0 1 28 0c0 12-14 26-14 26z" stroke="none" />
      <path data-ink="accent" d="M72 58S59 44 59 32a13 13 0 0 1 26 0c0 12-13 26-13 26z" />
      <circle data-ink="accent" cx="72" cy="32" r="4.500" />
    </>
  ),
};
