/**
 * @generated SignedSource<<89f35465a9a85b201aadea4cddbe97e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefuseOrderButton_order$data = {
  readonly id: string;
  readonly orderer: string;
  readonly reference: number;
  readonly viewerCanRefuse: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActionDialog_order">;
  readonly " $fragmentType": "RefuseOrderButton_order";
};
export type RefuseOrderButton_order$key = {
  readonly " $data"?: RefuseOrderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefuseOrderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefuseOrderButton_order",
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
      "name": "viewerCanRefuse",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActionDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8e53c13c52db6ae6aa770f6f96b2aaec";

export default node;
