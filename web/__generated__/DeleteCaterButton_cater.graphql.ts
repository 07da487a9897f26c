/**
 * @generated SignedSource<<41bb1232d6a1f202d10ecfee6e3c1e0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCaterButton_cater$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteCaterButton_cater";
};
export type DeleteCaterButton_cater$key = {
  readonly " $data"?: DeleteCaterButton_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCaterButton_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCaterButton_cater",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "f7f2ffa316a6197895126f468c95ee3b";

export default node;
