import {
  ArrowPathIcon,
  ArrowTopRightOnSquareIcon,
  CheckCircleIcon,
  CheckIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  EyeIcon,
  EyeSlashIcon,
  InformationCircleIcon,
  XMarkIcon,
} from '@heroicons/react/20/solid';

/** Icons of the pages before signing in, and of parts that can appear anywhere; they are in the first script. */
export const firstIcons = {
  check: CheckIcon,
  checkCircle: CheckCircleIcon,
  close: XMarkIcon,
  error: ExclamationCircleIcon,
  external: ArrowTopRightOnSquareIcon,
  hide: EyeSlashIcon,
  info: InformationCircleIcon,
  retry: ArrowPathIcon,
  show: EyeIcon,
  warning: ExclamationTriangleIcon,
} as const;
