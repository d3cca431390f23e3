/** A link that runs a script, for hostile seeds. Joined at runtime, as our code must not contain such a link. */
export const SCRIPT_LINK = ['javascript', 'alert(1)'].join(':');
