/**
 * @generated SignedSource<<db8067e4a58bec71969d6594ad223b39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerQuestion_order$data = {
  readonly id: string;
  readonly orderer: string;
  readonly reference: number;
  readonly viewerCanAccept: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AlreadyHandled_order">;
  readonly " $fragmentType": "AnswerQuestion_order";
};
export type AnswerQuestion_order$key = {
  readonly " $data"?: AnswerQuestion_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerQuestion_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerQuestion_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAccept",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlreadyHandled_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0bd4e376710a5f9bd65e68c2849f8c7f";

export default node;
