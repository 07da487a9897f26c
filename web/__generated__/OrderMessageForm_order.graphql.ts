/**
 * @generated SignedSource<<eba91594ff3cad62c1727f5290b7f1e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderMessageForm_order$data = {
  readonly id: string;
  readonly " $fragmentType": "OrderMessageForm_order";
};
export type OrderMessageForm_order$key = {
  readonly " $data"?: OrderMessageForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMessageForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderMessageForm_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ff91ff645345e3b64d7f270eb2e77d6b";

export default node;
