/**
 * @generated SignedSource<<b37d7c6699ba7f9f9671eecb5777f906>>
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
    }
  ],
  "type": "OrderMail",
  "abstractKey": null
};

(node as any).hash = "82c7326c3e7f67e5283159e83d63f578";

export default node;
