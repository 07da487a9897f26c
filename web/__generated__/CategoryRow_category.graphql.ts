/**
 * @generated SignedSource<<4401507965aa3c34787cb1d628f3f70c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryRow_category$data = {
  readonly menuCount: number;
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "CategoryRow_category";
};
export type CategoryRow_category$key = {
  readonly " $data"?: CategoryRow_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryRow_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryRow_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "menuCount",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "c4799e259454f2d06c4340e77a046670";

export default node;
