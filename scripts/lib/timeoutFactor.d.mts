export function measureTimeoutFactor(): number;
export function timeoutFactor(): number;
