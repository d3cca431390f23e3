import * as v from 'valibot';
import { User } from '../shared/user';

export const UpdateUserBody = v.object({ user: v.partial(User) });
