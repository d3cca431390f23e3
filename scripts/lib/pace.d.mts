export function measurePace(): number;
export function pace(): number;
