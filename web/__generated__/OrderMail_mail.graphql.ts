/**
 * @generated SignedSource<<4a3180476907201723cee234bfce077a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderMailState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderMail_mail$data = {
  readonly at: string;
  readonly kind: string;
  readonly state: OrderMailState;
  readonly to: string;
  readonly viewerCanResend: boolean;
  readonly " $fragmentType": "OrderMail_mail";
};
export type OrderMail_mail$key = {
  readonly " $data"?: OrderMail_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMail_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderMail_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanResend",
      "storageKey": null
    }
  ],
  "type": "OrderMail",
  "abstractKey": null
};

(node as any).hash = "0b248510977274175b00441c176f7b9c";

export default node;
