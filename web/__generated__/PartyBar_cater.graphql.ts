/**
 * @generated SignedSource<<ae31f37f8ba40097c4a3f59b31fb1528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartyBar_cater$data = {
  readonly deliveryText: string | null | undefined;
  readonly minCovers: number | null | undefined;
  readonly number: number;
  readonly offersDelivery: boolean;
  readonly " $fragmentType": "PartyBar_cater";
};
export type PartyBar_cater$key = {
  readonly " $data"?: PartyBar_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartyBar_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartyBar_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minCovers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersDelivery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryText",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "2cdfa4bcab2cf30848b210a97f4c51e9";

export default node;
